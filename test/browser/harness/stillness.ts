import type { JSHandle, Locator } from 'playwright-core';

/** Waits until all animations and transitions of a page, in whichever engine, that end have ended. */
export async function stillness(page: {
  evaluate: (work: () => Promise<void>) => Promise<void>;
}): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
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
