import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fileOfWords } from '../../../words.ts';

export async function expectWords(page: Page, name: string, part: string): Promise<void> {
  const words = await page.locator(part).ariaSnapshot();
  const all = [readable(lasting(`${words}\n`)), ...(await formFields(page, part))].join('');
  await expect(all, `words of ${name}`).toMatchFileSnapshot(fileOfWords(name));
}

/** What the accessibility tree lacks of each field: name, autocomplete, inputmode, type and whether it is required. */
function formFields(page: Page, part: string): Promise<string[]> {
  return page.locator(`${part} :is(input:not([type=radio]), select, textarea)[name]`).evaluateAll((fields) =>
    fields.map((field) => {
      const read = ['name', 'autocomplete', 'inputmode', 'type'].map((it) => field.getAttribute(it) ?? '-');
      return ['field:', ...read, field.hasAttribute('required') ? 'required\n' : 'optional\n'].join(' ');
    }),
  );
}

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';

/** Replaces what depends on the day, the year or the build. */
function lasting(words: string): string {
  return words
    .replace(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ [A-Z][a-z]{2}\b/g, 'DAY')
    .replace(/(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day%20\d+%20[A-Z][a-z]+/g, 'DAY')
    .replace(new RegExp(`(\\d+ ${month}) \\d{4}`, 'g'), '$1')
    .replace(/ · (Delhi|For use outside)[^\n]*/g, ' · DELHI')
    .replace(/(paragraph: .*) EMI about ₹[\d,]+/g, '$1')
    .replace(/group: (EMI about|Cash or UPI)[^\n]*/g, 'group: EMI')
    .replace(/In Delhi until \d{4} or later \d+/g, 'In Delhi until YEAR')
    .replace(/, open till \d+(:\d+)? [AP]M/g, '')
    .replace(/(Open now, till|Closed now, opens) [^"\n]*/g, 'HOURS')
    .replace(/( *- option )"\d{4}"( \[selected\])?\n(\1"\d{4}"( \[selected\])?\n)+/g, '$1"YEAR"\n')
    .replace(/© \d{4}/g, '© YEAR')
    .replace(/\.[0-9a-f]{8}(?=\.\w+)/g, '.HASH');
}

/** Puts a link and its target, a term and its definition, and a field and its label on one line each. */
function readable(words: string): string {
  return words
    .replace(/^( *- )'(.*)'(:?)$/gm, (_, start: string, rest: string, end: string) => {
      return `${start}${rest.replaceAll("''", "'")}${end}`;
    })
    .replace(/^( *- link .*):\n *- \/url: (.*)$/gm, '$1 $2')
    .replace(/^( *- )term: (.*)\n\1definition: (.*)$/gm, '$1$2: $3')
    .replace(/^( *- )text: (.*)\n(\1\w+ "\2")/gm, '$3')
    .replace(/^( *- listitem:)\n *- (.*)$/gm, '$1 $2')
    .replace(/((?: *- .*DAY.*\n)+?)\1+/g, '$1');
}
