import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import type { Visit } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { stillness } from '../harness/stillness.ts';

const popup = (page: Page) =>
  page.getByRole('dialog', { name: 'Happy Festive Season from Utsav Motors Delhi!' });
const flag = (page: Page) => page.evaluate(() => sessionStorage.getItem('hasSeenFestivePopup'));

const openHome = (width: number, visit: Visit = {}) =>
  openPage('/', { width, hasSeenPopup: false, isClockStopped: true, ...visit });

describe('the festive popup', () => {
  it('opens after 1500 ms, once a session, and takes the focus', async () => {
    const page = await openHome(390, { withMotion: true });
    await page.clock.runFor(1_499);
    expect(await popup(page).count()).toBe(0);
    expect(await flag(page)).toBe(null);
    await page.clock.runFor(1);
    await popup(page).waitFor();
    expect(await flag(page)).toBe('true');
    expect(await popup(page).getByRole('heading').innerText()).toBe(
      'Happy Festive Season from Utsav Motors Delhi!',
    );
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    // No key was used, so nothing is outlined.
    const outline = () =>
      page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    expect(await outline()).toBe('none');
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement === body || activeElement?.closest('dialog') !== null;
      }),
    ).toBe(true);

    await stillness(popup(page));
    await page.mouse.click(5, 400);
    expect(await popup(page).isVisible()).toBe(true);
    await watchFade(page);
    await popup(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => fade(page)).toBe(300);
    await popup(page).waitFor({ state: 'hidden' });

    await page.reload();
    await page.clock.runFor(3_000);
    expect(await popup(page).count()).toBe(0);
    expectQuiet(page);
  });

  it('closes on Escape, with a fade', async () => {
    const page = await openHome(390, { withMotion: true });
    await page.clock.runFor(1_500);
    await popup(page).waitFor();
    await stillness(popup(page));
    await watchFade(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => fade(page)).toBe(300);
    await popup(page).waitFor({ state: 'hidden' });
  });

  it.each([
    ['View Offers', 'Festive Car Collection', '/inventory'],
    ['Contact Us', 'Contact Us', '/contact'],
  ])('has a link: %s', async (name, heading, path) => {
    const page = await openHome(390);
    await page.clock.runFor(1_500);
    await popup(page).getByRole('link', { name }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe(heading);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await popup(page).count()).toBe(0);
    await page.goBack();
    await expect.poll(() => page.locator('.hero').count()).toBe(1);
    await page.clock.runFor(3_000);
    expect(await popup(page).count()).toBe(0);
  });

  it('does not open after the visitor has left, and opens on return', async () => {
    const page = await openHome(1440);
    await page.clock.runFor(1_400);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'About' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('About Utsav Motors');
    await page.clock.runFor(5_000);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await flag(page)).toBe(null);
    await bar.getByRole('link', { name: 'Home' }).click();
    await expect.poll(() => page.locator('.hero').count()).toBe(1);
    await page.clock.runFor(1_500);
    await popup(page).waitFor();
  });

  it('is above the fireworks', async () => {
    const page = await openHome(1440, { withMotion: true });
    await page.clock.runFor(20);
    await page.locator('.fireworks').waitFor();
    await page.clock.runFor(1_500);
    await popup(page).waitFor();
    expect(await page.locator('.fireworks').isVisible()).toBe(true);
    await popup(page).getByRole('link', { name: 'View Offers' }).click({ trial: true });
  });

  it('opens on each load if storage is blocked', async () => {
    const page = await openHome(1440, {
      async before(it) {
        await it.addInitScript(() => {
          const refuse = () => {
            throw new DOMException('blocked', 'SecurityError');
          };
          Object.defineProperty(window, 'sessionStorage', { get: refuse });
          Object.defineProperty(window, 'localStorage', { get: refuse });
        });
      },
    });
    await page.clock.runFor(1_500);
    await popup(page).waitFor();
    await page.keyboard.press('Escape');
    await popup(page).waitFor({ state: 'hidden' });
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'About' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('About Utsav Motors');
    await bar.getByRole('link', { name: 'Home' }).click();
    await expect.poll(() => page.locator('.hero').count()).toBe(1);
    await page.clock.runFor(3_000);
    expect(await popup(page).count()).toBe(0);
    expectQuiet(page);
  });
});

type Watched = Window & { fadeMs?: unknown };

async function watchFade(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.addEventListener('transitionrun', ({ propertyName, target }) => {
      if (!(target instanceof HTMLDialogElement) || propertyName !== 'opacity') return;
      const transitions = target.getAnimations() as CSSTransition[];
      const opacity = transitions.find(({ transitionProperty }) => transitionProperty === 'opacity');
      (window as Watched).fadeMs = opacity?.effect?.getTiming().duration;
    });
  });
}

/** How long the closing popup fades. */
function fade(page: Page): Promise<unknown> {
  return page.evaluate(() => (window as Watched).fadeMs);
}
