const JUST_OPENED_MS = 5000; // until then a newer version may take over; later it would break into a game
const SETTLED_MS = 3000; //      who comes for the first time has the network to themselves until then

/** Keeps the built page for when there is no network. A newer version takes over when the page is next opened,
 * or the time after, where the browser was faster than the page. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  const isNew = workers.controller === null;
  const reload = (): void => location.reload();
  if (!isNew) workers.addEventListener('controllerchange', reload, { once: true });
  setTimeout(() => workers.removeEventListener('controllerchange', reload), JUST_OPENED_MS);
  if (isNew) await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  try {
    const registration = await workers.register(new URL('./sw.js', document.baseURI));
    if (!isNew) registration.waiting?.postMessage('take over');
  } catch {
    // A host or a browser setting may forbid it; the page then needs the network, and works.
  }
}
