import { it } from 'vitest';
import { samplePages } from '../../../scripts/sample-pages.ts';
import { openPage } from '../harness/browser.ts';
import { expectComplaints } from '../harness/complaints.ts';
import { developmentOrigin } from '../harness/site.ts';

// Chromium itself logs the status of a page.
const notFound = 'error: Failed to load resource: the server responded with a status of 404 (Not Found)';

// Only the development build reports mismatches; widths affect styles only, not what is rendered.
it.each([...samplePages, { path: '/inventory?make=Honda', status: 200 }])(
  'hydration does not change the page at $path',
  async ({ path, status }) => {
    const page = await openPage(path, { site: developmentOrigin });
    await expectComplaints(page, status === 200 ? [] : [notFound]);
  },
);
