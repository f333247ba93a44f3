// The cameras over the maps that are on the screen: a lesson's pencil asks where spaces are seen.
import { SvelteMap } from "svelte/reactivity";
import type { Camera } from "$lib/camera.svelte";
import type { Laid } from "../laid";

export const ROUND = 10; // of the corners of the map's window

const cameras = new SvelteMap<Laid, Camera>();

/** The camera over what lies on a table, while it is shown. */
export function cameraOver(laid: Laid): Camera | undefined {
  return cameras.get(laid);
}

/** Keeps a camera for as long as its board is shown. */
export function useCamera(laid: Laid, used: Camera): () => void {
  cameras.set(laid, used);
  return () => {
    if (cameras.get(laid) === used) cameras.delete(laid);
  };
}
