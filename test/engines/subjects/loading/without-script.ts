import { expect, it } from 'vitest';
import { samplePages } from '../../../../scripts/sample-pages/sample-pages.ts';
import { startGoBetween } from '../../go-between.ts';
import { open } from '../../visit.ts';

it('without scripts every page is readable, and shows no control that does not work', async () => {
  const site = await startGoBetween({});
  const page = await open('/robots.txt', { site, isHydrated: false });
  for (const { path } of samplePages) {
    const look = await page.evaluate(lookWithoutScripts, path);
    expect.soft(look, path).toEqual({ titles: 1, feet: 1, deadControls: [], overhang: 0 });
  }
});

/** Runs in the page: shows another page in a frame without scripts. */
async function lookWithoutScripts(path: string) {
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-same-origin');
  frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
  frame.src = path;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.replaceChildren(frame);
  await loaded;
  const page = frame.contentDocument;
  if (!page) throw new Error(`nothing at ${path}`);
  const shown = (selector: string) =>
    [...page.querySelectorAll(selector)].filter((it) => it.checkVisibility({ visibilityProperty: true }));
  return {
    titles: shown('h1').length,
    feet: shown('footer').length,
    deadControls: shown('button, input, select, textarea')
      .filter((control) => !control.closest('form[action]'))
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    overhang: page.documentElement.scrollWidth - page.documentElement.clientWidth,
  };
}
