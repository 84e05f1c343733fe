import { expect, it } from 'vitest';
import { samplePages } from '../../../../scripts/sample-pages.ts';
import { startGoBetween } from '../../go-between.ts';
import { open } from '../../visit.ts';

it('without scripts every page is readable, and shows no control that does not work', async () => {
  const site = await startGoBetween({});
  const page = await open('/robots.txt', { site, isHydrated: false });
  await page.evaluate(addFrame);
  for (const { path } of samplePages) {
    const look = await page.evaluate(lookWithoutScripts, path);
    expect.soft(look, path).toEqual({ hasTitle: true, hasFoot: true, deadControls: [], overhang: 0 });
  }
});

/** Runs in the page: adds a frame without scripts. */
function addFrame(): void {
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-same-origin');
  frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
  document.body.append(frame);
}

/** Runs in the page: shows another page in its frame. */
async function lookWithoutScripts(path: string) {
  const [frame] = document.getElementsByTagName('iframe');
  if (!frame) throw new Error('no frame');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.src = path;
  await loaded;
  const page = frame.contentDocument;
  if (!page) throw new Error(`nothing at ${path}`);
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const titles = [...page.querySelectorAll('h1')];
  const controls = [...page.querySelectorAll('button, input, select, textarea')];
  return {
    hasTitle: titles.some(isShown),
    hasFoot: [...page.querySelectorAll('footer')].some(isShown),
    deadControls: controls
      .filter((control) => isShown(control) && !control.closest('form[action]'))
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    overhang: page.documentElement.scrollWidth - page.documentElement.clientWidth,
  };
}
