import type { Page } from 'playwright-core';
import type { Complaint } from '../../engines/drivers/complaint-script.ts';

/** test/chromium/launch-chromium.ts makes other hosts, such as that of the map, unreachable. */
const noOtherHost = 'net::ERR_NAME_NOT_RESOLVED';

const complaintsOf = new WeakMap<Page, Complaint[]>();

/** For the other engines, see test/engines/drivers/complaint-script.ts. */
export function recordComplaints(page: Page): void {
  const complaints: Complaint[] = [];
  complaintsOf.set(page, complaints);
  page.on('console', (message) => {
    const type = message.type();
    const text = message.text();
    // Chromium logs the status of a page that is not found.
    const isStatus = text.includes('responded with a status') && message.location().url === page.url();
    if (text.endsWith(noOtherHost) || isStatus) return;
    if (type === 'error' || type === 'warning') complaints.push(`${type}: ${text}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // Chromium aborts partial requests for a film, and pending requests when the page is left.
    if (reason !== 'net::ERR_ABORTED' && reason !== noOtherHost)
      complaints.push(`not loaded: ${request.url()} ${reason}`);
  });
}

export function readComplaints(page: Page): readonly Complaint[] {
  return complaintsOf.get(page) ?? [];
}
