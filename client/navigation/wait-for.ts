import { reportFault } from '../browser/report-fault.ts';
import { showWaiting } from '../browser/waiting.ts';

const longestMs = 5000;
let latest: Promise<unknown> | undefined;

/** Forgets the page that is waited for: the visitor went Back or Forward instead. */
export function stopWaiting(): void {
  latest = undefined;
  showWaiting(false);
}

/**
 * Waits for a page's code and shows the loading bar. If it fails to load or takes too long, the browser loads the whole
 * page, unless the visitor has followed another link since.
 */
export function waitFor<Page>(code: Promise<Page>, loadPage: () => void): Promise<Page> {
  latest = code;
  showWaiting(true);
  const giveUp = () => {
    if (latest === code) loadPage();
  };
  const timeout = setTimeout(giveUp, longestMs);
  return new Promise((resolve) => {
    code.then(
      (page) => {
        clearTimeout(timeout);
        if (latest === code) showWaiting(false);
        resolve(page);
      },
      () => {
        reportFault('load');
        giveUp();
      },
    );
  });
}
