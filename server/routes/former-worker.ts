import type { RequestHandler } from 'express';

/**
 * A former site on this origin may have left a service worker, which would show that site for ever. When a browser
 * checks it for updates (https://w3c.github.io/ServiceWorker/#update-algorithm), it gets one that unregisters itself
 * and reloads its pages. This site has no scripts outside of /assets.
 */
export const endFormerWorker: RequestHandler = (req, res, next) => {
  if (!req.path.endsWith('.js')) return next();
  res.vary('Service-Worker');
  if (req.headers['service-worker'] !== 'script') return next();
  res.set('Cache-Control', 'no-store').type('js').send(worker);
};

const worker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url).catch(() => {});
}
`;
