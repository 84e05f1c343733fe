import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** iOS zooms into fields whose text is smaller than 16 pixels. */
export function zoomedFields(page: Page): Promise<string[]> {
  return page
    .locator('input, select, textarea')
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[])
        .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
        .map(({ name }) => name),
    );
}

export async function expectErrorsAtFields(
  page: Page,
  expected: readonly (readonly [label: string, error: string])[],
): Promise<void> {
  const invalid = page.getByRole('main').locator('[aria-invalid=true]');
  const errors = await invalid.evaluateAll((fields) =>
    (fields as HTMLInputElement[]).map((field) => [
      field.labels?.[0]?.textContent,
      document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
    ]),
  );
  expect.soft(errors).toEqual(expected);
  const first = await invalid.first().evaluate((field) => {
    const { x, y, width, height } = field.getBoundingClientRect();
    const isUncovered = document.elementFromPoint(x + width / 2, y + height / 2) === field;
    return { isFocused: field === document.activeElement, isUncovered };
  });
  expect.soft(first, 'the first error').toEqual({ isFocused: true, isUncovered: true });
}
