import { describe, expect, it } from 'vitest';
import { open, reach, stillness } from '../visit.ts';
import type { Page } from '../visit.ts';

type Dialog = {
  name: string;
  path: string;
  opener?: string;
  closer: string;
  /** What is to stand in it as before while it closes. */
  content: string;
};

const festivePopup: Dialog = {
  name: 'Happy Festive Season from Utsav Motors Delhi!',
  path: '/',
  closer: 'Close',
  content: '.festive-popup__title',
};
const menu: Dialog = {
  name: 'Menu',
  path: '/about',
  opener: 'Open menu',
  closer: 'Close menu',
  content: '.mobile-menu .navigation__links',
};
const filters: Dialog = {
  name: 'Filters',
  path: '/inventory',
  opener: 'Filters (4)',
  closer: 'Close filters',
  content: '.filter-panel__fields',
};
const dialogs = [festivePopup, menu, filters];

async function openDialog({ name, path, opener }: Dialog): Promise<Page> {
  const page = await open(path, { width: 390, hasSeenPopup: path !== '/' });
  if (opener) await page.click('button', opener);
  await expect.poll(() => page.count('dialog', name)).toBe(1);
  await stillness(page);
  return page;
}

describe('a dialog', () => {
  it.each(dialogs)('fades out before it is gone, and nothing moves in it: $name', async (dialog) => {
    const page = await openDialog(dialog);
    await page.evaluate(watch, dialog.content);
    await page.click('button', dialog.closer);
    await expect.poll(() => page.count('dialog', dialog.name)).toBe(0);
    const fades = () => page.evaluate(() => (window as Watched).seen?.fades);
    await expect.poll(fades).toEqual(['begins, open', 'ends']);
    const contents = await page.evaluate(() => (window as Watched).seen?.contents);
    expect(new Set(contents).size, 'sizes of the content').toBe(1);
  });

  it('is as high as its words where it is the popup, and so are its buttons', async () => {
    const page = await openDialog(festivePopup);
    expect((await reach(page, 'dialog', festivePopup.name)).height).toBeLessThan(500);
    expect((await reach(page, 'link', 'View Offers')).height).toBeLessThan(60);
  });

  it('stays when a press that began in it ends outside, as when text is marked', async () => {
    const page = await openDialog(filters);
    const title = await reach(page, 'heading', 'Filters');
    await page.drag(title, 60, 40 - title.y);
    await stillness(page);
    expect(await page.count('dialog', 'Filters')).toBe(1);
    await page.clickAt(195, 20);
    await expect.poll(() => page.count('dialog', 'Filters')).toBe(0);
  });
});

type Watched = Window & { seen?: { fades: string[]; contents: string[] } };

/** Notes from now on how the open dialog fades, and the sizes that its content has until it is closed. */
function watch(selector: string): void {
  const dialog = document.querySelector('dialog[open]');
  const content = document.querySelector<HTMLElement>(selector);
  if (!dialog || !content) throw new Error('nothing is open');
  const fades: string[] = [];
  const contents: string[] = [];
  (window as Watched).seen = { fades, contents };
  for (const type of ['transitionrun', 'transitionend'] as const) {
    document.addEventListener(type, ({ target, propertyName }) => {
      if (target !== dialog || propertyName !== 'opacity') return;
      fades.push(
        type === 'transitionend' ? 'ends' : `begins, ${dialog.matches(':modal') ? 'open' : 'closed'}`,
      );
    });
  }
  const note = () => {
    if (getComputedStyle(dialog).display === 'none') return;
    contents.push(`${content.offsetWidth} x ${content.offsetHeight}`);
    requestAnimationFrame(note);
  };
  note();
}
