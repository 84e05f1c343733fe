import type { Locator } from 'playwright-core';

/** Waits until all that moves or fades in an element has come to its end. */
export async function stillness(element: Locator): Promise<void> {
  await element.evaluate((node) =>
    Promise.allSettled(node.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  );
}
