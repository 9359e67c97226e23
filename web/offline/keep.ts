import { signal } from '@preact/signals';

/** Is there a network, as far as the browser knows? */
export const online = signal(navigator.onLine);
/** The whole client is on this device. */
export const keptHere = signal(false);

/** Lets the service worker keep the client, and listens to the network. */
export function keepOffline(): void {
  addEventListener('online', () => {
    online.value = true;
  });
  addEventListener('offline', () => {
    online.value = false;
  });
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  addEventListener('load', () => {
    navigator.serviceWorker
      .register('/sw.js')
      .then(() => navigator.serviceWorker.ready)
      .then(() => {
        keptHere.value = true;
      })
      // Private windows forbid it; the client then needs the network to open, nothing else.
      .catch(() => undefined);
  });
}
