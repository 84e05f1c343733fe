import type { Page } from 'playwright-core';

/** Milliseconds of one event. */
export type EventTime = {
  /** From the input to the frame that answers it, which browsers report in steps of 8. */
  toPicture: number;
  /** How long handling it blocked the main thread, including the browser's own work such as inserting a letter. */
  handling: number;
};

/**
 * Makes the page record each event that took 16 ms or more: https://www.w3.org/TR/event-timing/. Returns a function
 * that performs an action and returns its events.
 */
export async function recordReplies(page: Page) {
  await page.addInitScript(() => {
    const replies: EventTime[] = [];
    Object.assign(window, { replies });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        replies.push({ toPicture: entry.duration, handling: entry.processingEnd - entry.processingStart });
      }
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const taken = () =>
    page.evaluate(() => {
      const { replies } = window as unknown as { replies: EventTime[] };
      return replies.splice(0);
    });

  return async (act: () => Promise<void>): Promise<EventTime[]> => {
    await taken();
    await act();
    // The browser reports them with a delay.
    await page.waitForTimeout(400);
    return taken();
  };
}
