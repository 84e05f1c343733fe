import { expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { chunkPath } from '../loading/chunks.ts';

const about = chunkPath('client/pages/about/about-page.tsx');
const broken = 'export function AboutPage() { throw new Error("broken on purpose"); }';

it('a render error replaces the whole page, is reported without personal data, and Refresh Page reloads it', async () => {
  let isBroken = true;
  const reports: { path: string; referer: string | undefined }[] = [];
  const page = await openPage('/contact?car=27', {
    outside: true,
    before: (it) =>
      it.route(`**${about}`, (route) =>
        isBroken ? route.fulfill({ contentType: 'text/javascript', body: broken }) : route.continue(),
      ),
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/errors/')) reports.push({ path: pathname, referer: request.headers().referer });
  });
  const refresh = page.getByRole('button', { name: 'Refresh Page' });
  const answer = page.waitForResponse(/\/faults\//);
  await page.getByRole('navigation', { name: 'Quick Links' }).getByRole('link', { name: 'About Us' }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Something went wrong');
  expect(await page.locator('body').innerText()).toMatch(
    /^Something went wrong\s+We're sorry, but we encountered an error\. Please refresh the page or try again later\.\s+Refresh Page$/,
  );
  await expect.poll(() => page.title()).toBe('Something went wrong');
  expect((await answer).status()).toBe(204);
  expect(reports, 'with page, kind and build, once').toEqual([
    { path: expect.stringMatching(/^\/faults\/[0-9a-f]{8}\/about\/render$/) as string, referer: undefined },
  ]);

  // Still broken, it fails during hydration.
  await Promise.all([page.waitForEvent('load'), refresh.click()]);
  await expect.poll(() => page.locator('h1').innerText()).toBe('Something went wrong');
  expect(await refresh.count()).toBe(1);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 840 });
    expect((await page.locator('main').boundingBox())?.height, `height at ${width} pixels`).toBe(840);
  }

  isBroken = false;
  await Promise.all([page.waitForEvent('load'), refresh.click()]);
  await expect.poll(() => page.locator('h1').innerText()).toBe('About Utsav Motors');
  expect(new URL(page.url()).pathname).toBe('/about');
});
