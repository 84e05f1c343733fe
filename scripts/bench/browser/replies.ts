import type { Page } from 'playwright-core';

/** Milliseconds of one event. */
export type EventTime = {
  /** From the input to the picture that answers it, which browsers tell in steps of 8. */
  toPicture: number;
  /** How long handling it kept the main thread, with what the browser itself does, such as putting a letter in. */
  handling: number;
};

/**
 * Has the page note the times of each event that took 16 ms or more: https://www.w3.org/TR/event-timing/. What is
 * returned does something and gives those of it.
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
    // The browser tells them with some delay.
    await page.waitForTimeout(400);
    return taken();
  };
}
