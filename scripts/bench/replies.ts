import type { Page } from 'playwright-core';

/**
 * Has the page note how long each event took from the input to the picture that answers it, which browsers tell in
 * steps of 8 ms: https://www.w3.org/TR/event-timing/. What is returned does something and gives those of it.
 */
export async function recordReplies(page: Page) {
  await page.addInitScript(() => {
    const replies: number[] = [];
    Object.assign(window, { replies });
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) replies.push(duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const taken = () =>
    page.evaluate(() => {
      const { replies } = window as unknown as { replies: number[] };
      return replies.splice(0);
    });

  return async (act: () => Promise<void>): Promise<number[]> => {
    await taken();
    await act();
    // The browser tells them with some delay.
    await page.waitForTimeout(400);
    return taken();
  };
}
