import type { Page } from 'playwright-core';
import { stillness } from '../chromium/stillness.ts';
import { samplePages, type PageName } from './sample-pages.ts';

type Step = (page: Page) => Promise<unknown>;

export type Walk = {
  path: string;
  /** The step that leads to each state from the previous one. The first state is the loaded page. */
  states: Record<string, Step | undefined>;
  /** True for the only walk on which the festive popup opens. */
  withPopup?: true;
};

const click = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

const laterStates: Partial<Record<PageName, Record<string, Step>>> = {
  inventory: { 'filter panel': openFilters },
  car: {
    favourite: (page) => page.getByRole('button', { name: 'Add to favorites' }).first().click(),
    'drive days': (page) => page.getByText('Book a test drive').click(),
    'second picture': click('Show the side view'),
    'inquiry errors': click('Send Inquiry'),
    'inquiry sent': sendInquiry,
    'large picture': openPicture,
    'enlarged picture': (page) => page.locator('.large-pictures li > button').first().click(),
  },
  about: { 'newsletter sent': subscribe, menu: openMenu },
  contact: {
    'contact errors': click('Send via WhatsApp'),
    'contact blocked': sendBlockedContact,
    'contact sent': sendContact,
  },
};

export const phoneStates = ['filter panel', 'menu'];

export const walks: Walk[] = [
  ...samplePages.map(({ name, path }) => ({ path, states: { [name]: undefined, ...laterStates[name] } })),
  { path: '/', states: { popup: waitForPopup }, withPopup: true },
  { path: '/inventory?make=Honda&maxPrice=500000', states: { filtered: undefined } },
  { path: '/inventory?cars=27,40,45', states: { shortlist: undefined } },
  { path: '/inventory?search=maruti+swift&fuel=CNG&owner=5th', states: { 'empty results': undefined } },
  { path: '/inventory?search=parking', states: { 'dealer answers': undefined } },
  { path: '/car/7', states: { 'car without extras': undefined } },
];

async function openMenu(page: Page): Promise<void> {
  await click('Open menu')(page);
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await stillness(page);
}

export async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByRole('slider').last().waitFor();
  await stillness(page);
}

async function waitForPopup(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: /^Happy Festive Season from/ }).waitFor();
  await stillness(page);
}

async function sendInquiry(page: Page): Promise<void> {
  const form = page.getByRole('region', { name: 'Interested in this vehicle?' });
  await form.getByLabel('First Name').fill('आशा');
  await form.getByLabel('Last Name').fill('शर्मा');
  await form.getByLabel('Email Address').fill('asha@mail.example');
  await form.getByLabel('Phone Number').fill('+91 98000 00000');
  await form.getByLabel('Message').fill('क्या यह कार अभी उपलब्ध है?');
  await form.getByRole('button', { name: 'Send Inquiry' }).click();
  await page.getByText('Your email app should open with this message.').waitFor();
}

async function sendContact(page: Page): Promise<void> {
  await sendMessage(page);
  await page.getByText('Opening WhatsApp...').waitFor();
  await page.getByRole('button', { name: 'Send via WhatsApp' }).waitFor();
}

/** As in an app's built-in browser, which opens no window. */
async function sendBlockedContact(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { open } = window;
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await sendMessage(page);
  await page.getByRole('link', { name: 'Open WhatsApp' }).waitFor();
  await page.getByRole('button', { name: 'Send via WhatsApp' }).waitFor();
}

async function sendMessage(page: Page): Promise<void> {
  await page.getByLabel('First Name *').fill('Asha');
  await page.getByLabel('Message *').fill('Is the Creta still there?');
  await click('Send via WhatsApp')(page);
}

async function subscribe(page: Page): Promise<void> {
  await page.getByLabel('Your email for the newsletter').fill('asha@mail.example');
  await click('Subscribe')(page);
  await page.getByText('Opening your email app...').waitFor();
}

export async function openPicture(page: Page): Promise<void> {
  await page.locator('.picture-strip a').first().click();
  await page.getByRole('dialog').waitFor();
  await stillness(page);
}
