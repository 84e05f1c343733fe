import type { RequestHandler } from 'express';

/**
 * Ends the service worker of a site that had this origin before, which would show that site for ever. A browser asks for
 * the worker's file again to see whether it has changed (https://w3c.github.io/ServiceWorker/#update-algorithm), and gets
 * one that removes itself and loads its pages again.
 */
export const endFormerWorker: RequestHandler = (req, res, next) => {
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
