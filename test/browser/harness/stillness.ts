import type { JSHandle, Locator } from 'playwright-core';

/** Waits until all animations and transitions within an element have ended. */
export async function stillness(element: Locator): Promise<void> {
  await element.evaluate((node) =>
    Promise.allSettled(node.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  );
}

/** Records the properties of an element that transitions change from now on. */
export function transitionsOf(element: Locator): Promise<JSHandle<string[]>> {
  return element.evaluateHandle((node) => {
    const properties: string[] = [];
    node.addEventListener('transitionrun', (event) => {
      properties.push((event as TransitionEvent).propertyName);
    });
    return properties;
  });
}
