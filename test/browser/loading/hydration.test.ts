import { it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectComplaints } from '../harness/complaints.ts';
import { developmentOrigin } from '../harness/site.ts';

// Chromium itself logs the status of a page.
const notFound = 'error: Failed to load resource: the server responded with a status of 404 (Not Found)';

const pages: { path: string; complaints?: string[] }[] = [
  { path: '/' },
  { path: '/inventory' },
  { path: '/inventory?make=Honda' },
  { path: '/car/1' },
  { path: '/car/34', complaints: [notFound] },
  { path: '/about' },
  { path: '/contact' },
  { path: '/nowhere', complaints: [notFound] },
];

// Only the development build reports mismatches; widths affect styles only, not what is rendered.
it.each(pages)('hydration does not change the page at $path', async ({ path, complaints }) => {
  const page = await openPage(path, { site: developmentOrigin });
  await expectComplaints(page, complaints ?? []);
});
