import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { hydrated } from '../../../scripts/browser/hydration.ts';
import { openPage } from '../harness/browser.ts';
import { chunkPath } from './chunks.ts';

type Marked = Window & { isSamePage?: boolean };

const about = `**${chunkPath('client/pages/about/about-page.tsx')}`;
// In the folders of later attempts too.
const inventory = `**/${basename(chunkPath('client/pages/inventory/inventory-page.tsx'))}`;

it('a page whose code cannot be loaded is reported and loaded by a full page load, and its links work even without its code', async () => {
  const page = await openPage('/car/34');
  const heading = () => page.locator('h1').innerText();
  const quickLink = (name: string) =>
    page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link', { name });
  const mark = () => page.evaluate(() => ((window as Marked).isSamePage = true));
  const isMarked = () => page.evaluate(() => (window as Marked).isSamePage);

  // Both for the pointer over the link, and for the click.
  await page.route(about, (route) => route.fulfill({ status: 404 }));
  const report = page.waitForRequest(/\/faults\//);
  await mark();
  await quickLink('About Us').click();
  // The page that the visitor stays on until the other has loaded.
  expect(new URL((await report).url()).pathname).toMatch(/^\/faults\/[0-9a-f]{8}\/car\/load$/);
  await page.unroute(about);
  await expect.poll(heading).toBe('About Utsav Motors');
  expect(new URL(page.url()).pathname).toBe('/about');
  expect(await isMarked(), 'after a full page load').toBe(undefined);

  await page.route(inventory, (route) => route.abort('internetdisconnected'));
  await hydrated(page);
  await mark();
  await quickLink('Inventory').click();
  await expect.poll(heading).toBe('Festive Car Collection');
  expect(await isMarked(), 'after another full page load').toBe(undefined);
  await quickLink('About Us').click();
  await expect.poll(heading).toBe('About Utsav Motors');
});
