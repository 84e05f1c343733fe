import { it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectComplaints } from '../harness/complaints.ts';
import { developmentAddress } from '../harness/site.ts';

// Chromium tells of the status of a page itself.
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

// Only the development build tells what differs; widths differ in styles alone, not in what is rendered.
it.each(pages)('hydration leaves the page at $path as it was served', async ({ path, complaints }) => {
  const page = await openPage(path, { site: developmentAddress });
  await expectComplaints(page, complaints ?? []);
});
