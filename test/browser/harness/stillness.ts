import type { Locator } from 'playwright-core';

/** Waits until all animations and transitions within an element have ended. */
export async function stillness(element: Locator): Promise<void> {
  await element.evaluate((node) =>
    Promise.allSettled(node.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  );
}
