import { reportFault } from '../browser/report-fault.ts';
import { showWaiting } from '../browser/waiting.ts';

const longestMs = 5000;
let latest: Promise<unknown> | undefined;

/**
 * Waits for a page's code, and shows that. Where it cannot be had, or not soon, the browser loads the page as a whole,
 * unless the visitor has asked for another since.
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
