import type { Page } from 'playwright-core';
import { samplePages } from '../../../scripts/sample-pages.ts';

/** A state of a page that a visitor may see. */
export type State = {
  name: string;
  path: string;
  /** The steps that lead to the state. */
  open?: (page: Page) => Promise<unknown>;
  /** The only state in which the festive popup opens. */
  withPopup?: true;
};

const click = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

export const pages: State[] = samplePages.map(({ name, path }) => ({ name, path }));

const openStates: State[] = [
  { name: 'car without extras', path: '/car/7' },
  { name: 'menu', path: '/about', open: openMenu },
  { name: 'popup', path: '/', open: waitForPopup, withPopup: true },
  { name: 'filter panel', path: '/inventory', open: openFilters },
  { name: 'filtered', path: '/inventory?make=Honda&maxPrice=500000' },
  { name: 'shortlist', path: '/inventory?cars=27,40,45' },
  { name: 'empty results', path: '/inventory?search=maruti+swift&fuel=CNG&owner=5th' },
  {
    name: 'favourite',
    path: '/car/1',
    open: async (page) => page.getByRole('button', { name: 'Add to favorites' }).first().click(),
  },
  { name: 'second picture', path: '/car/1', open: click('Show the side view') },
  { name: 'inquiry errors', path: '/car/1', open: click('Send Inquiry') },
  { name: 'inquiry sent', path: '/car/1', open: sendInquiry },
  { name: 'contact errors', path: '/contact', open: click('Send via WhatsApp') },
  { name: 'contact sent', path: '/contact', open: sendContact },
  { name: 'newsletter sent', path: '/about', open: subscribe },
];

export const allStates: State[] = [...pages, ...openStates];

export async function openMenu(page: Page): Promise<void> {
  await click('Open menu')(page);
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await settle(page);
}

export async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  // Their code is loaded when the panel opens.
  await panel.getByRole('slider').last().waitFor();
  await settle(page);
}

export async function waitForPopup(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: /^Happy Festive Season from/ }).waitFor();
  await settle(page);
}

export async function sendInquiry(page: Page): Promise<void> {
  const form = page.getByRole('region', { name: 'Interested in this vehicle?' });
  await form.getByLabel('First Name').fill('आशा');
  await form.getByLabel('Last Name').fill('शर्मा');
  await form.getByLabel('Email Address').fill('asha@mail.example');
  await form.getByLabel('Phone Number').fill('+91 98000 00000');
  await form.getByLabel('Message').fill('क्या यह कार अभी उपलब्ध है?');
  await form.getByRole('button', { name: 'Send Inquiry' }).click();
  await page.getByText('Your e-mail app should open with this message.').waitFor();
}

async function sendContact(page: Page): Promise<void> {
  await page.getByLabel('First Name *').fill('Asha');
  await page.getByLabel('Message *').fill('Is the Creta still there?');
  await click('Send via WhatsApp')(page);
  await page.getByText('Opening WhatsApp...').waitFor();
  await page.getByRole('button', { name: 'Send via WhatsApp' }).waitFor();
}

async function subscribe(page: Page): Promise<void> {
  await page.getByLabel('Your email for the newsletter').fill('asha@mail.example');
  await click('Subscribe')(page);
  await page.getByText('Opening your e-mail app...').waitFor();
}

/** Waits until all animations and transitions have ended. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}
