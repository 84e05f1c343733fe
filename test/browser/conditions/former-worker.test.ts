import { createServer, type RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { portOf } from '../../server/ask.ts';
import { makeApp } from '../../server/make-app.ts';
import { openPage } from '../harness/browser.ts';

const formerPage = `<!doctype html><title>The former site</title>
<script>navigator.serviceWorker.register('/service-worker.js')</script>`;

// Always serves the page that it cached when it was installed.
const formerWorker = `addEventListener('install', (event) =>
  event.waitUntil(caches.open('former').then((cache) => cache.add('/')).then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) =>
  event.respondWith(caches.match('/').then((page) => page ?? fetch(event.request))));`;

const formerSite: RequestListener = ({ url }, res) => {
  const isWorker = url === '/service-worker.js';
  res.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
  res.end(isWorker ? formerWorker : formerPage);
};

it('the service worker of a former site removes itself, and its visitors get this site', async () => {
  let serve = formerSite;
  const port = await portOf(createServer((req, res) => serve(req, res)));
  const site = `http://127.0.0.1:${port}`;
  const page = await openPage('/', { site, isHydrated: false, isQuiet: false });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  serve = makeApp().app;
  await page.reload().catch(() => undefined);
  // The old worker still answers the first visit, while the browser checks for a new worker.
  await expect.poll(() => page.title().catch(() => '')).toMatch(/Utsav Motors/);
  const left = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return [registration?.active?.state, await caches.keys()];
  });
  expect(left).toEqual([undefined, []]);
});
