import type { CDPSession, Page } from 'playwright-core';
import sharp from 'sharp';

type Color = readonly [red: number, green: number, blue: number];
type Box = { x: number; y: number; width: number; height: number };
type Text = { name: string; color: Color; isLarge: boolean; boxes: Box[] };

/**
 * Returns texts that have less contrast with any pixel behind them than WCAG 1.4.3 requires. axe checks only plain
 * backgrounds, not pictures, gradients or the film.
 */
export async function faintTexts(page: Page, selectors: readonly string[]): Promise<string[]> {
  if (selectors.length === 0) return [];
  const browser = await page.context().newCDPSession(page);
  const isTouched = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  const setTouch = (enabled: boolean) =>
    isTouched && browser.send('Emulation.setTouchEmulationEnabled', { enabled });
  // Otherwise Chromium switches to the mouse's layout while it captures more than the viewport.
  await setTouch(false);
  const texts = await page.evaluate(readTexts, selectors);
  const strip = texts.length > 0 ? await takeStrip(page, browser, texts) : undefined;
  await setTouch(true);
  if (!strip) return [];
  const { data, info, top } = strip;
  return texts.flatMap(({ name, color, isLarge, boxes }) => {
    const least = boxes.reduce(
      (lowest, box) => Math.min(lowest, minContrast(color, { ...box, y: box.y - top })),
      Infinity,
    );
    return least < (isLarge ? 3 : 4.5) ? [`${least.toFixed(2)}: ${name}`] : [];
  });

  function minContrast(color: Color, box: Box): number {
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

async function takeStrip(page: Page, browser: CDPSession, texts: readonly Text[]) {
  const boxes = texts.flatMap((text) => text.boxes);
  const top = Math.floor(Math.min(...boxes.map(({ y }) => y)));
  const end = Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height)));
  const width = await page.evaluate(() => innerWidth);
  await page.evaluate(hideTexts);
  const { data: picture } = await browser.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    clip: { x: 0, y: top, width, height: end - top, scale: 1 },
    optimizeForSpeed: true,
  });
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  const pixels = sharp(Buffer.from(picture, 'base64')).removeAlpha().raw();
  return { ...(await pixels.toBuffer({ resolveWithObject: true })), top };
}

// A constructed stylesheet, because the page's policy forbids inline styles.
function hideTexts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, ::placeholder { color: transparent !important; transition: none !important;
    text-decoration-color: transparent !important; caret-color: transparent !important }
    .icon, .fireworks, .toaster, .contact-bar { visibility: hidden !important }`);
  document.adoptedStyleSheets.push(sheet);
}

function readTexts(selectors: readonly string[]): Text[] {
  // At the top of the page, sticky bars cover no text.
  window.scrollTo({ top: 0, behavior: 'instant' });
  return selectors.flatMap((selector) => {
    const element = document.querySelector(selector);
    if (!element || element.closest('.fireworks, .toaster, .contact-bar')) return [];
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    const scale = element instanceof SVGGraphicsElement ? element.getScreenCTM()?.a : 1;
    const size = parseFloat(fontSize) * (scale ?? 1);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const range = document.createRange();
    range.selectNodeContents(element);
    // The height of the letters, because the line box also includes pixels above and below them.
    const boxes = [...range.getClientRects()].map(({ x, y, width, height }) => ({
      x: x + scrollX,
      y: y + scrollY + (height - size) / 2,
      width,
      height: size,
    }));
    const name = `${selector} ${element.textContent.slice(0, 30)}`;
    return [{ name, color: [red, green, blue] as const, isLarge, boxes }];
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
