import type { JSHandle, Locator } from 'playwright-core';

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
