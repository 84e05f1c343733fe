import type { Page } from 'playwright-core';

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

export const scrollTo = (top: number) => (page: Page) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

export const pressTab = (times: number) => async (page: Page) => {
  for (let pressed = 0; pressed < times; pressed++) await page.keyboard.press('Tab');
};

export async function hoverCard(page: Page): Promise<void> {
  await page.getByRole('listitem').filter({ hasText: 'View Details' }).nth(1).hover();
}

export async function fillInquiry(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Asha');
  await page.getByLabel('Last Name').fill('Verma');
  await page.getByLabel('Email Address').fill('asha@mail.example');
  await page.getByLabel('Phone Number').fill('+91 00000 00000');
  await page.getByLabel('Message').fill('Can I see the car on Sunday morning?');
  await press('Send Inquiry')(page);
}

export async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('First Name *').fill('Asha');
  await page.getByLabel('Message *').fill('Is the Creta still there?');
  await press('Send via WhatsApp')(page);
}

/** The button confirms for a moment. */
export const waitForChat = (page: Page) => page.clock.runFor(1_000);

/** An invalid brand added in the browser, which makes every part of the page throw. */
export async function spoilPage(page: Page): Promise<void> {
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('"brand":"', '"brand":{},"name":"') });
  });
}
