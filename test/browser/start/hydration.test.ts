import { describe, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectComplaints } from '../harness/complaints.ts';
import { developmentAddress, siteAddress } from '../harness/site.ts';

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

describe.each([
  ['the built site', siteAddress],
  ['the development build', developmentAddress],
])('hydration of %s', (_name, site) => {
  describe.each([390, 1440])('at %i pixels', (width) => {
    it.each(pages)(
      'leaves the page at $path as it was served, without a word',
      async ({ path, complaints }) => {
        const page = await openPage(path, { width, site });
        await expectComplaints(page, complaints ?? []);
      },
    );
  });
});
