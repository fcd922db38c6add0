/** Keeps the built page for when there is no network. A newer version takes over when the page is next opened. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  const isNew = workers.controller === null;
  try {
    const registration = await workers.register(new URL('./sw.js', document.baseURI));
    if (isNew || registration.waiting === null) return;
    workers.addEventListener('controllerchange', () => location.reload(), { once: true });
    registration.waiting.postMessage('take over');
  } catch {
    // A host or a browser setting may forbid it; the page then needs the network, and works.
  }
}
