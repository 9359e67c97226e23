/**
 * Keeps the whole client on the device: pages, games and bots work with the network off. Built files carry a hash in
 * their name, so what is kept never goes stale; the page itself is asked from the network first.
 */
declare const SHELL: readonly string[];
declare const EDITION: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = `engawa-${EDITION}`;
/** Files of other people's games, as far as they were used; they stay when the client is renewed. */
const OTHERS = 'engawa-packages';
const PACKAGE = /^\/packages\/[^/]+\//;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([...SHELL]))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== CACHE && name !== OTHERS).map((name) => caches.delete(name))),
      )
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith('/api/')) return;
  if (PACKAGE.test(url.pathname)) event.respondWith(packageFile(request, url));
  else event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

/** The network's page where there is a network: a new edition shows at once. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) return answer;
  } catch {
    // No network: the kept page below is the answer.
  }
  return (await caches.match('/')) ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** A file of somebody's game: its address holds a hash, so what is kept never goes stale. What the game had before goes. */
async function packageFile(request: Request, { pathname }: URL): Promise<Response> {
  const cache = await caches.open(OTHERS);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (!answer.ok) return answer;
  const [ofGame] = PACKAGE.exec(pathname)!;
  const ofEdition = pathname.slice(0, pathname.indexOf('/', ofGame.length) + 1);
  for (const old of await cache.keys()) {
    const at = new URL(old.url).pathname;
    if (at.startsWith(ofGame) && !at.startsWith(ofEdition)) await cache.delete(old);
  }
  await cache.put(request, answer.clone());
  return answer;
}

worker.addEventListener('push', (event) => {
  const { title, body, url } = (event.data?.json() ?? {}) as { title?: string; body?: string; url?: string };
  if (!title) return;
  event.waitUntil(worker.registration.showNotification(title, { body, icon: '/icon-192.png', tag: url, data: url }));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    worker.clients.openWindow(typeof event.notification.data === 'string' ? event.notification.data : '/'),
  );
});
