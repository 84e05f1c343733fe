import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated } from '../../../scripts/browser/hydration.ts';
import { fillInquiry } from '../car-detail/fill-inquiry.ts';
import { openPage } from '../harness/browser.ts';
import { handedOver, readMailto } from '../harness/requests.ts';
import { chunkPath } from './chunks.ts';
import { deadControls } from './dead-controls.ts';

const loader = chunkPath('client/loader.ts');
const send = (page: Page) => page.getByRole('button', { name: 'Send Inquiry' }).click();

type Answer = (route: Route) => unknown;

const block: Answer = (route) => route.abort('internetdisconnected');
const hang: Answer = () => undefined;

type Loss = { answer: Answer; isLoaderLost?: boolean };

/** Opens a page whose scripts get another answer, the loader only with `isLoaderLost`. Its clock is stopped. */
function openWithout(path: string, { answer, isLoaderLost = false }: Loss): Promise<Page> {
  const isAnswered = (url: string) => isLoaderLost || !url.endsWith(loader);
  return openPage(path, {
    width: 390,
    outside: path === '/contact',
    isHydrated: false,
    isClockStopped: true,
    async before(page) {
      await page.route('**/assets/**/*.js', (route) =>
        isAnswered(route.request().url()) ? answer(route) : route.continue(),
      );
    },
  });
}

/** Advances the clock until the page stops waiting for its scripts. */
async function loseScripts(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return page.getByRole('button', { name: 'Open menu' }).isVisible();
    })
    .toBe(false);
}

describe('scripts of which one fails', () => {
  it.each(['client/hydrate.tsx', 'client/pages/car-detail/car-detail-page.tsx', 'stock:cars/1'])(
    'are requested again: %s',
    async (module) => {
      const lost = chunkPath(module);
      let losses = 2;
      const page = await openWithout('/car/1', {
        answer: (route) => {
          const isLost = route.request().url().endsWith(lost.replace(/.*\//, '/')) && losses > 0;
          if (isLost) losses -= 1;
          return isLost ? block(route) : route.continue();
        },
      });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect
        .poll(async () => {
          await page.clock.runFor(1000);
          return page.getByRole('dialog', { name: 'Menu' }).count();
        })
        .toBe(1);
      expect(losses).toBe(0);
    },
  );
});

/** Whether every visible control works, and the links lead to pages. */
async function expectWorking(page: Page): Promise<void> {
  expect(await deadControls(page)).toEqual([]);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'About', exact: true }).click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('About Utsav Motors');
}

describe.each<[string, Answer]>([
  ['blocked', block],
  ['hanging', hang],
])('scripts that keep failing (%s) leave', (_name, answer) => {
  it.each(['/', '/inventory?search=spaceship'])('a page on which everything works: %s', async (path) => {
    const page = await openWithout(path, { answer });
    await loseScripts(page);
    await expectWorking(page);
  });

  it('a car’s page on which everything works, and a form that sends all its fields', async () => {
    const page = await openWithout('/car/1', { answer });
    const mails = handedOver(page, 'mailto:');
    await fillInquiry(page);
    await page.getByLabel('Message').fill('क्या यह उपलब्ध है? 1 + 1 & more');
    await send(page);
    await loseScripts(page);
    expect(mails).toEqual([]);
    await send(page);
    await expect.poll(() => mails).toHaveLength(1);
    expect(readMailto(mails[0])).toEqual({
      to: 'hello@utsavmotors.example',
      subject: 'Inquiry about 2020 Hyundai Creta SX',
      body: [
        'First Name: Asha',
        'Last Name: Rao',
        'Email Address: asha@mail.example',
        'Phone Number: +91 98100 00000',
        'Message: क्या यह उपलब्ध है? 1 + 1 & more',
      ].join('\r\n'),
    });
    expect(new URL(page.url()).search).toBe('');
    expect(await page.getByLabel('First Name').inputValue()).toBe('Asha');
    await expectWorking(page);
  });

  it('a contact page on which everything works, and a message that opens WhatsApp', async () => {
    const page = await openWithout('/contact', { answer });
    await loseScripts(page);
    await page.getByLabel('First Name').fill('आशा');
    await page.getByLabel('Department').selectOption('Sales Inquiry');
    await page.getByLabel('Message *').fill('Is it free?');
    const popup = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Send via WhatsApp' }).click();
    const chat = new URL((await popup).url());
    expect(chat.origin + chat.pathname).toBe('https://wa.me/910000000000');
    expect(chat.searchParams.get('text')).toBe(
      'First Name: आशा\r\nDepartment: sales-inquiry\r\nMessage: Is it free?',
    );
    expect(new URL(page.url()).search).toBe('');
    await expectWorking(page);
  });
});

it('scripts that load late still hydrate the page', async () => {
  const held: Route[] = [];
  let isHeld = true;
  const page = await openWithout('/car/1', {
    answer: (route) => (isHeld ? held.push(route) : route.continue()),
  });
  await fillInquiry(page);
  await loseScripts(page);
  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  await hydrated(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  expect(await page.getByLabel('First Name').inputValue()).toBe('Asha');
});

it('scripts that never load are reported, and requested again when the visitor is online again', async () => {
  let isOnline = false;
  const page = await openWithout('/car/1', {
    answer: (route) => (isOnline ? route.continue() : block(route)),
  });
  const report = page.waitForRequest(/\/faults\//);
  await loseScripts(page);
  expect(new URL((await report).url()).pathname).toMatch(/^\/faults\/[0-9a-f]{8}\/car\/load$/);
  isOnline = true;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.clock.runFor(1000);
  await hydrated(page);
});

describe('if all scripts fail, the loader too,', () => {
  it.each(['/', '/inventory?search=spaceship'])(
    'every visible control works after a while: %s',
    async (path) => {
      const page = await openWithout(path, { answer: block, isLoaderLost: true });
      await expectWorkingLater(page);
    },
  );

  it.each<[string, (page: Page) => Promise<void>, scheme: string, name: string]>([
    ['/car/1', (page) => fillInquiry(page).then(() => send(page)), 'mailto:', 'an inquiry'],
    [
      '/contact',
      async (page) => {
        await page.getByLabel('First Name').fill('Asha');
        await page.getByLabel('Message *').fill('Is it free?');
        await page.getByRole('button', { name: 'Send via WhatsApp' }).click();
      },
      'https://wa.me/',
      'a message',
    ],
    [
      '/inventory?make=Honda',
      async (page) => {
        await page.getByLabel('Your email for the newsletter').fill('asha@mail.example');
        await page.getByRole('button', { name: 'Subscribe' }).click();
      },
      'mailto:',
      'the newsletter',
    ],
  ])(
    'no URL of the site contains what was typed, and every control works after a while: %s',
    async (path, submit, scheme) => {
      const page = await openWithout(path, { answer: block, isLoaderLost: true });
      const links: string[] = [];
      page.context().on('request', (request) => links.push(request.url()));
      await submit(page);
      await expect.poll(() => links.filter((link) => link.startsWith(scheme))).toHaveLength(1);
      const ours = links.filter((link) => link.startsWith(new URL(page.url()).origin));
      expect(ours.filter((link) => /asha|free/i.test(link))).toEqual([]);
      expect(page.url().endsWith(path)).toBe(true);
      await expectWorkingLater(page);
    },
  );
});

async function expectWorkingLater(page: Page): Promise<void> {
  expect(await deadControls(page)).not.toEqual([]);
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().delay === 15_000) animation.finish();
  });
  await expectWorking(page);
}
