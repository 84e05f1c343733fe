import type { JSHandle, Locator } from 'playwright-core';

/** Starts to record which properties of an element transition. */
export function transitionsOf(element: Locator): Promise<JSHandle<string[]>> {
  return element.evaluateHandle((node) => {
    const properties: string[] = [];
    node.addEventListener('transitionrun', (event) => {
      properties.push((event as TransitionEvent).propertyName);
    });
    return properties;
  });
}
