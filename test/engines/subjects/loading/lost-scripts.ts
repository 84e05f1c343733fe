import { expect, it } from 'vitest';
import { fillInquiry } from '../../../browser/car-detail/fill-inquiry.ts';
import { addScript, startGoBetween } from '../../go-between.ts';
import { handedOver, hydrated } from '../../page.ts';
import { open } from '../../visit.ts';

const rewrite = addScript(`
  const own = setTimeout;
  window.setTimeout = (run, ms, ...rest) => own(run, ms / 20, ...rest);
`);

it('scripts that fail are requested again, whichever of them fail', async () => {
  // The script that fails at each attempt.
  const losses = ['/libraries.', '/hydrate.', '/listings.'];
  const lostAt = new Set<number>();
  const site = await startGoBetween({
    rewrite,
    lose(path) {
      const attempt = Number(/again-(\d)/.exec(path)?.[1] ?? 0);
      const loss = losses[attempt];
      const isLost = loss !== undefined && path.includes(loss);
      if (isLost) lostAt.add(attempt);
      return isLost;
    },
  });
  const page = await open('/car/1', { site, isHydrated: false, isQuiet: false });
  await hydrated(page);
  expect([...lostAt]).toEqual([0, 1, 2]);
  await page.click('button', 'Open menu');
  await expect.poll(() => page.count('dialog', 'Menu')).toBe(1);
});

it('scripts that keep failing leave a page on which every visible control works', async () => {
  const lose = (path: string) => path.endsWith('.js') && !path.includes('/start.');
  const site = await startGoBetween({ lose, rewrite });
  const page = await open('/car/1', { site, isHydrated: false, isQuiet: false });
  await expect.poll(() => page.count('button', 'Open menu')).toBe(0);
  expect(await page.count('button', 'Add to favorites')).toBe(0);
  await fillInquiry(page.fill);
  await page.click('button', 'Send Inquiry');
  expect(decodeURIComponent(await handedOver(page))).toBe(
    'mailto:hello@utsavmotors.example?subject=Inquiry about 2020 Hyundai Creta SX&body=' +
      'First name: Asha\r\nLast name: Rao\r\nEmail: asha@mail.example\r\n' +
      'Phone: +91 98100 00000\r\nMessage: Is it free?',
  );
  const firstName = () => document.querySelector<HTMLInputElement>('[name=firstName]')?.value;
  expect(await page.evaluate(firstName)).toBe('Asha');
  expect(await page.evaluate(() => location.search)).toBe('');
  await page.click('link', 'About');
  await expect.poll(() => page.count('heading', 'About Utsav Motors')).toBe(1);
});

it('even without the first script a form goes to no URL of the site', async () => {
  const site = await startGoBetween({ lose: (path) => path.endsWith('.js') });
  const page = await open('/contact', { site, isHydrated: false, isQuiet: false });
  // Until then a late font may move the button away from the click.
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  await page.fill('First Name *', 'Asha');
  await page.fill('Message *', 'Is it free?');
  await page.click('button', 'Send via WhatsApp');
  const link = new URL(await handedOver(page));
  expect(link.origin + link.pathname).toBe('https://wa.me/910000000000');
  expect(link.searchParams.get('text')).toBe('Is it free?');
  expect(await page.evaluate(() => location.search)).toBe('');
});
