import { EventEmitter, once } from 'node:events';
import { expect, it } from 'vitest';
import { guests } from '../../../browser/guests/guests.ts';
import { startGoBetween } from '../../go-between.ts';
import { hydrated, started } from '../../page.ts';
import { open } from '../../visit.ts';

it('a form keeps its text, option, focus and selection through hydration, even if an extension has wrapped its fields', async () => {
  const code = new EventEmitter();
  const arrival = once(code, 'arrival');
  const isHeld = (path: string) => path.endsWith('.js') && !path.includes('/start.');
  const site = await startGoBetween({ hold: (path) => (isHeld(path) ? arrival : undefined) });
  const page = await open('/contact', { site, isHydrated: false, isQuiet: false });
  await started(page);
  await page.fill('Last Name', 'Rao');
  await page.fill('First Name *', 'Asha');
  await page.evaluate(guests['elements beside fields']);
  await page.evaluate(guests['wrapped fields']);
  await page.evaluate(() => {
    // WebDriver cannot open WebKit's list of options.
    const list = document.querySelector<HTMLSelectElement>('[name=department]');
    if (list) list.value = 'sales-inquiry';
    const field = document.querySelector<HTMLInputElement>('[name=firstName]');
    field?.focus();
    field?.setSelectionRange(3, 4);
  });
  code.emit('arrival');
  await hydrated(page);
  await page.type('ok');
  const names = () =>
    page.evaluate(() =>
      ['firstName', 'lastName', 'department'].map(
        (name) => document.querySelector<HTMLInputElement>(`[name=contact] [name=${name}]`)?.value,
      ),
    );
  await expect.poll(names).toEqual(['Ashok', 'Rao', 'sales-inquiry']);
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
});
