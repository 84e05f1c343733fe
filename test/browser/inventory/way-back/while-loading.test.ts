import { expect, it } from 'vitest';
import { hydrated } from '../../../../scripts/chromium/hydration.ts';
import { openPage } from '../../harness/browser.ts';
import { loadRecords, siteScript } from '../../harness/scripts.ts';
import { heading } from '../../harness/shown-page.ts';
import { expectList, openCar, phoneList, scorpio } from './left-list.ts';

it('Back before a reloaded car’s page is hydrated leads to the list, at the place where it was left', async () => {
  const page = await openPage(phoneList, { width: 390 });
  await loadRecords(page);
  const left = await openCar(page, scorpio);
  await page.route(`**${siteScript}`, () => undefined, { times: 1 });
  const code = page.waitForRequest(`**${siteScript}`);
  await page.reload();
  await code;
  await page.goBack();
  await expect.poll(() => heading(page)).toBe('Festive Car Collection');
  await hydrated(page);
  await expectList(page, left, 'after Back');
});
