import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, openState } from './browser.ts';
import { allStates, pages, statesAt } from './states.ts';

const phone = { width: 390, hasTouch: true, isMobile: true };

describe('every control', () => {
  it.each(statesAt(390))('is at least 44 pixels large for a finger: $name', async (state) => {
    expect(await smallControls(await openState(state, phone), 44)).toEqual([]);
  });

  it.each(statesAt(1440))('is at least 24 pixels large for a mouse: $name', async (state) => {
    expect(await smallControls(await openState(state), 24)).toEqual([]);
  });
});

describe('the focus', () => {
  it.each(pages)('is seen on everything that takes it: $name', { timeout: 60_000 }, async (state) => {
    const page = await openState(state);
    expect(await walk(page)).toEqual([]);
  });

  it.each(pages)('is seen on a phone with a keyboard: $name', { timeout: 60_000 }, async (state) => {
    const page = await openState(state, phone);
    expect(await walk(page)).toEqual([]);
  });
});

describe('the headings', () => {
  it.each(allStates)('begin with one h1 and skip no level: $name', async (state) => {
    const page = await openState(state, { width: state.on === 'narrow' ? 390 : 1440 });
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) =>
        headings.filter((heading) => heading.checkVisibility()).map(({ tagName }) => Number(tagName[1])),
      );
    // What lies under an open dialog is out of reach, and still in order.
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
    expect(jumps).toEqual([]);
  });
});

it('leads past the navigation with the first press of Tab', async () => {
  const page = await openPage('/inventory');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to content' });
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await link.boundingBox()).toMatchObject({ x: 0, y: 0 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('search');
});

/** Controls that are harder to hit than `size` allows. Links within a sentence are not controls. */
function smallControls(page: Page, size: number): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [role=slider], [tabindex="0"]',
    );
    const scope = document.querySelector(':modal') ?? document.body;
    return [...controls]
      .filter((control) => scope.contains(control) && isShown(control) && !isInSentence(control))
      .filter((control) => !isLargeEnough(control))
      .map((control) => control.outerHTML.slice(0, 100));

    function isShown(control: HTMLElement): boolean {
      const visible = { visibilityProperty: true, opacityProperty: true };
      const { width, height } = control.getBoundingClientRect();
      return control.checkVisibility(visible) && width > 1 && height > 1;
    }
    function isInSentence(control: HTMLElement): boolean {
      return getComputedStyle(control).display === 'inline';
    }
    function isLargeEnough(control: HTMLElement): boolean {
      const { width, height } = control.getBoundingClientRect();
      return (width >= least - 0.5 && height >= least - 0.5) || isHitAround(control);
    }
    // A thumb of the slider takes the finger from farther away than it reaches.
    function isHitAround(control: HTMLElement): boolean {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = control.getBoundingClientRect();
      const reach = least / 2 - 1;
      const [centerX, centerY] = [x + width / 2, y + height / 2];
      const points = [-1, 1].flatMap((side) => [
        [centerX + side * reach, centerY],
        [centerX, centerY + side * reach],
      ]);
      return points.every(([left = 0, top = 0]) => control.contains(document.elementFromPoint(left, top)));
    }
  }, size);
}

/** Presses Tab through the whole page. Gives what had no outline, or lay under something else. */
async function walk(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  for (let step = 0; step < 300; step++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.hasAttribute('data-walked')) return;
      focused.setAttribute('data-walked', '');
      if (focused instanceof HTMLIFrameElement) return '';
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      const { x, y, width, height } = focused.getBoundingClientRect();
      const shares = [0.1, 0.5, 0.9];
      const isSeen = shares.some((across) =>
        shares.some((down) => {
          const top = document.elementFromPoint(x + width * across, y + height * down);
          return top !== null && (focused.contains(top) || top.contains(focused));
        }),
      );
      const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      return isSeen && isOutlined
        ? ''
        : `${isSeen ? 'no outline' : 'hidden'}: ${focused.outerHTML.slice(0, 90)}`;
    });
    if (found === undefined) break;
    if (found) complaints.push(found);
  }
  return complaints;
}
