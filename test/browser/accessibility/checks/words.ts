import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fileOfWords } from '../../../words.ts';

/** Compares all that assistive technology reads of a part of a page with its file. */
export async function expectWords(page: Page, name: string, part: string): Promise<void> {
  const words = await page.locator(part).ariaSnapshot();
  await expect(lasting(`${words}\n`), `words of ${name}`).toMatchFileSnapshot(fileOfWords(name));
}

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';

/** Without what another day, year or build changes. */
function lasting(words: string): string {
  return words
    .replace(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ [A-Z][a-z]{2}\b/g, 'DAY')
    .replace(/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day%20\d+%20[A-Z][a-z]+/g, 'DAY')
    .replace(new RegExp(`(\\d+ ${month}) \\d{4}`, 'g'), '$1')
    .replace(/(Open now, till|Closed now, opens) [^"\n]*/g, 'HOURS')
    .replace(/( *- option )"\d{4}"( \[selected\])?\n(\1"\d{4}"( \[selected\])?\n)+/g, '$1"YEAR"\n')
    .replace(/© \d{4}/g, '© YEAR')
    .replace(/\.[0-9a-f]{8}(?=\.\w+)/g, '.HASH');
}
