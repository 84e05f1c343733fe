import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Other hosts, such as the map's, do not exist in the tests: see scripts/browser/chromium.ts. */
const noOtherHost = 'net::ERR_NAME_NOT_RESOLVED';

const complaintsOf = new WeakMap<Page, string[]>();

/** Collects errors of a page's console, content security policy and network from now on. */
export function recordComplaints(page: Page): void {
  const complaints: string[] = [];
  complaintsOf.set(page, complaints);
  page.on('console', (message) => {
    const type = message.type();
    if (message.text().endsWith(noOtherHost)) return;
    if (type === 'error' || type === 'warning') complaints.push(`${type}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // A film is fetched in parts, and leaving a page cancels its pending requests.
    if (reason !== 'net::ERR_ABORTED' && reason !== noOtherHost)
      complaints.push(`failed: ${request.url()} ${reason}`);
  });
}

export function readComplaints(page: Page): readonly string[] {
  return complaintsOf.get(page) ?? [];
}

export function forgetComplaints(page: Page): void {
  complaintsOf.get(page)?.splice(0);
}

/** Fails if the page reported any error. */
export function expectQuiet(page: Page): void {
  expect(readComplaints(page)).toEqual([]);
}

/** Waits for these errors, which may arrive late. Fails if there are others. */
export async function expectComplaints(page: Page, expected: readonly string[]): Promise<void> {
  await expect.poll(() => readComplaints(page).toSorted()).toEqual(expected.toSorted());
}
