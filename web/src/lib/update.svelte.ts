// The app on the device: kept for offline use, and replaced only when the person agrees.
let waiting = $state.raw<ServiceWorker | null>(null);

/** Whether a newer version is ready to take over. */
export function isUpdateReady(): boolean {
  return waiting !== null;
}

/** Lets the newer version take over; the page begins anew, and every table is as it was. */
export function update(): void {
  waiting?.postMessage("take over");
}

/** Keeps the app on the device. Without a service worker it is simply loaded each time. */
export function keepOffline(): Promise<void> {
  return register().catch(() => {}); // where a browser forbids it, nothing else changes
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!import.meta.env.PROD || !serviceWorker) return;
  let hasVersion = serviceWorker.controller !== null; // the first one to come changes nothing
  serviceWorker.addEventListener("controllerchange", () => {
    if (hasVersion) location.reload();
    hasVersion = true;
  });
  const registration = await serviceWorker.register("./sw.js");
  watch(registration);
  registration.addEventListener("updatefound", () => watch(registration));
}

function watch(registration: ServiceWorkerRegistration): void {
  const note = () => (waiting = navigator.serviceWorker.controller && registration.waiting);
  note();
  registration.installing?.addEventListener("statechange", note);
}
