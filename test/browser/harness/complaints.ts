import type { Page } from 'playwright-core';
import type { Complaint } from '../../../scripts/engines/complaint-script.ts';

/** Other hosts, such as the map's, do not exist in the tests: see scripts/chromium/launch-chromium.ts. */
const noOtherHost = 'net::ERR_NAME_NOT_RESOLVED';

const complaintsOf = new WeakMap<Page, Complaint[]>();

/**
 * Collects errors of a page's console, content security policy and network from now on, as Chromium tells its driver. The
 * other engines do not: scripts/engines/complaint-script.ts.
 */
export function recordComplaints(page: Page): void {
  const complaints: Complaint[] = [];
  complaintsOf.set(page, complaints);
  page.on('console', (message) => {
    const type = message.type();
    const text = message.text();
    // Chromium itself logs the status of a page that is not found.
    const isStatus = text.includes('responded with a status') && message.location().url === page.url();
    if (text.endsWith(noOtherHost) || isStatus) return;
    if (type === 'error' || type === 'warning') complaints.push(`${type}: ${text}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // A film is fetched in parts, and leaving a page cancels its pending requests.
    if (reason !== 'net::ERR_ABORTED' && reason !== noOtherHost)
      complaints.push(`not loaded: ${request.url()} ${reason}`);
  });
}

export function readComplaints(page: Page): readonly Complaint[] {
  return complaintsOf.get(page) ?? [];
}

export function forgetComplaints(page: Page): void {
  complaintsOf.get(page)?.splice(0);
}
