// The camera over the map that is on the screen: a lesson's pencil asks where spaces are seen.
import type { Camera } from "$lib/camera.svelte";

let camera = $state.raw<Camera | null>(null);

export function cameraNow(): Camera | null {
  return camera;
}

/** Keeps a camera for as long as its board is shown. */
export function useCamera(used: Camera): () => void {
  camera = used;
  return () => {
    if (camera === used) camera = null;
  };
}
