/**
 * Keeps the whole client on the device: pages, games and bots work with the network off. Built files carry a hash in
 * their name, so what is kept never goes stale; the page itself is asked from the network first.
 */
declare const SHELL: readonly string[];
declare const EDITION: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = `engawa-${EDITION}`;

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
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith('/api/')) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
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
