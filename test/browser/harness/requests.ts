import type { BrowserContext, Page } from 'playwright-core';

/** Starts to collect the matching URLs that are requested or passed to the system, such as 'mailto:' links. */
export function requestsOf(visit: Page | BrowserContext, pattern: RegExp): string[] {
  const urls: string[] = [];
  visit.on('request', (request) => {
    if (pattern.test(request.url())) urls.push(request.url());
  });
  return urls;
}
