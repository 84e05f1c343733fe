import { chromium } from 'playwright-core';
import { launchOptions } from '../browser/launch-options.ts';
import type { Options } from './options.ts';
import { createPhotographer } from './photographer.ts';
import { shotsAt } from './shots.ts';
import type { Studio } from './studio.ts';

// Otherwise the edges of pictures depend on when they were drawn.
const sameEveryTime = ['--disable-checker-imaging', '--disable-partial-raster'];

/** Every state of every page, identical to the pixel each time. */
export async function openChromiumStudio(options: Options, site: string): Promise<Studio> {
  const { args = [], ...launch } = launchOptions();
  const browser = await chromium.launch({ ...launch, args: [...args, ...sameEveryTime] });
  const photograph = createPhotographer({ ...options, browser, site });
  return {
    atOnce: 3,
    jobs: options.widths.flatMap((width) =>
      shotsAt(width, options.only).map((shot) => ({
        name: `${width}/${shot.name}`,
        take: () => photograph(shot, width),
      })),
    ),
    close: () => browser.close(),
  };
}
