import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { textsOnPictures } from './axe.ts';
import { openState } from './browser.ts';
import { pages, statesAt } from './states.ts';
import type { State } from './states.ts';

const shown: State[] = statesAt(390).filter(({ name }) => ['menu', 'popup', 'filter panel'].includes(name));

// axe judges plain backgrounds. What stands on a picture, a gradient or the film is judged here by its pixels.
describe.each([390, 768, 1440])('at %i pixels the text can be read on its picture', (width) => {
  it.each([...pages, ...shown.filter(({ on }) => !on || width < 768)])(
    '$name',
    { timeout: 60_000 },
    async (state) => {
      const page = await openState(state, { width, reducedMotion: 'reduce' });
      expect(await faintTexts(page, await textsOnPictures(page))).toEqual([]);
    },
  );
});

describe.each([390, 1440])('at %i pixels the words stay readable while the film plays', (width) => {
  it.each([0, 1.5, 3, 4.5])('at second %d', async (second) => {
    const page = await openState({ name: 'film', path: '/' }, { width });
    const film = page.locator('video');
    await film.evaluate(async (video: HTMLVideoElement, time) => {
      await video.play();
      video.pause();
      video.style.transition = 'none';
      video.classList.add('is-playing');
      video.currentTime = Math.min(time, video.duration - 0.1);
      await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    }, second);
    await film.evaluate((video) => {
      video.style.opacity = '1';
    });
    expect(await faintTexts(page, ['.hero__title', '.hero__text p', '.hero .button--outline-light'])).toEqual(
      [],
    );
  });
});

type Color = readonly [red: number, green: number, blue: number];
type Box = { x: number; y: number; width: number; height: number };
type Text = { name: string; color: Color; isLarge: boolean; boxes: Box[] };

/** Texts that have, anywhere behind their lines, less contrast than WCAG 1.4.3 wants. */
async function faintTexts(page: Page, selectors: readonly string[]): Promise<string[]> {
  const texts: Text[] = await page.evaluate(readTexts, selectors);
  await page.evaluate(hideTexts);
  const { data, info } = await sharp(await page.screenshot({ fullPage: true, animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return texts.flatMap(({ name, color, isLarge, boxes }) => {
    const least = boxes.reduce((lowest, box) => Math.min(lowest, leastContrast(color, box)), Infinity);
    return least < (isLarge ? 3 : 4.5) ? [`${least.toFixed(2)}: ${name}`] : [];
  });

  function leastContrast(color: Color, box: Box): number {
    let least = Infinity;
    for (let y = Math.max(0, Math.ceil(box.y)); y < Math.min(info.height, box.y + box.height - 1); y++) {
      for (let x = Math.max(0, Math.ceil(box.x)); x < Math.min(info.width, box.x + box.width - 1); x++) {
        const at = (y * info.width + x) * 3;
        least = Math.min(least, contrast(color, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
      }
    }
    return least;
  }
}

// A constructed stylesheet, which the page's policy does not forbid.
function hideTexts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, ::placeholder { color: transparent !important; transition: none !important;
    text-decoration-color: transparent !important; caret-color: transparent !important }
    .icon, .fireworks { visibility: hidden !important }`);
  document.adoptedStyleSheets.push(sheet);
}

function readTexts(selectors: readonly string[]): Text[] {
  return selectors.flatMap((selector) => {
    const element = document.querySelector(selector);
    if (!element || element.closest('.fireworks')) return [];
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    const size = parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const range = document.createRange();
    range.selectNodeContents(element);
    // As high as the letters: a line's box reaches farther, into what stands above and below.
    const boxes = [...range.getClientRects()].map(({ x, y, width, height }) => ({
      x: x + scrollX,
      y: y + scrollY + (height - size) / 2,
      width,
      height: size,
    }));
    return [
      {
        name: `${selector} ${element.textContent.slice(0, 30)}`,
        color: [red, green, blue] as const,
        isLarge,
        boxes,
      },
    ];
  });
}

/** See https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
