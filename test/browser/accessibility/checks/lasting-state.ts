import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openPage } from '../../harness/browser.ts';
import type { Visit } from '../../harness/browser.ts';
import type { Walk } from '../../../../scripts/screenshots/states.ts';

/** Opens a walk's page, on which notifications stay open for as long as the checks need. */
export async function openLasting(walk: Walk, visit: Visit): Promise<Page> {
  const page = await openPage(walk.path, { ...visit, hasSeenPopup: !walk.withPopup });
  await page.evaluate(dropLongTimers);
  return page;
}

/** What distinguishes states of one page: open dialogs, notifications, chosen values. */
export async function traits(page: Page): Promise<string[]> {
  const kept = page.locator('dialog[open], .toast, [aria-invalid=true], [aria-pressed=true], [aria-current]');
  return kept.evaluateAll((elements) =>
    elements.map((element) => `${element.localName} ${element.getAttribute('class') ?? ''} ${element.id}`),
  );
}

/** Fails if the state did not last, because then something else was checked. */
export async function expectSame(page: Page, before: readonly string[], state: string): Promise<void> {
  expect.soft(await traits(page), `${state}: at the end`).toEqual(before);
}

function dropLongTimers(): void {
  const start = window.setTimeout.bind(window);
  window.setTimeout = ((run: () => void, ms = 0, ...rest: unknown[]) =>
    ms < 5_000 ? start(run, ms, ...rest) : 0) as typeof setTimeout;
}
