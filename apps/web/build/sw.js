// The service worker. VERSION and FILES are put in front when the page is built.
/* global self, caches, clients, VERSION, FILES */
const PREFIX = 'cardwright-';
const CACHE = `${PREFIX}${VERSION}`;
const SCOPE = self.registration.scope;
const urlOf = (file) => new URL(file, SCOPE).href;
const PAGE = urlOf('index.html');

// Names with a hash never change; the others are asked for anew.
const requestFor = (file) =>
  new Request(urlOf(file), { cache: file.startsWith('assets/') ? 'default' : 'reload', priority: 'low' });

// One after the other, two at a time: whoever plays meanwhile comes first.
const keepAll = async () => {
  const cache = await caches.open(CACHE);
  const files = FILES.values();
  const lane = async () => {
    for (const file of files) await cache.add(requestFor(file));
  };
  await Promise.all([lane(), lane()]);
};

self.addEventListener('install', (event) => event.waitUntil(keepAll()));

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys(); // oldest first
    // The version before stays: another page may still be running it.
    const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).slice(0, -1);
    await Promise.all(old.map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(tidy());
});

// A newer worker waits until a page that has just been opened asks for it, and so never changes a page in mid-game.
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});

const kept = async (request) =>
  (await (await caches.open(CACHE)).match(request, { ignoreVary: true })) ??
  caches.match(request, { ignoreVary: true });

const answer = async (request) => {
  if (request.mode !== 'navigate') return (await kept(request)) ?? fetch(request);
  const { origin, pathname } = new URL(request.url);
  const isPage = [SCOPE, PAGE].includes(origin + pathname);
  if (isPage) return (await kept(PAGE)) ?? fetch(request);
  return fetch(request).catch(() => Response.redirect(SCOPE)); // the page's own files are named relative to it
};

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(SCOPE)) event.respondWith(answer(event.request));
});
