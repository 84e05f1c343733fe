import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { handedOver, readMailto } from '../harness/requests.ts';

const form = (page: Page) => page.locator('.inquiry-form form');
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Inquiry' });

const awkward = `50% off & "more" #1 + 'tea'? नमस्ते 🚗\nsecond line\n\nlast=line;`;

const body = [
  'Name: Asha & Söns "Rāo" #1 +50% 🎉',
  'Email: asha+cars@example.com',
  'Phone: +91 98100 00000',
  'Car Details:',
  'Make: Hyundai',
  'Model: Creta SX',
  'Year: 2020',
  'Price: ₹11,25,000',
  'Message:',
  `50% off & "more" #1 + 'tea'? नमस्ते 🚗`,
  'second line',
  '',
  'last=line;',
];

async function fill(page: Page): Promise<void> {
  await form(page).getByLabel('First Name').fill('Asha & Söns');
  await form(page).getByLabel('Last Name').fill('"Rāo" #1 +50% 🎉');
  await form(page).getByLabel('Email Address').fill('asha+cars@example.com');
  await form(page).getByLabel('Phone Number').fill('+91 98100 00000');
  await form(page).getByLabel('Message').fill(awkward);
}

describe('the inquiry’s e-mail', () => {
  it('has exactly the text filled in, and the form stays filled in', async () => {
    const page = await openPage('/car/1', { width: 390 });
    const mails = handedOver(page, 'mailto:');
    await fill(page);
    await send(page).click();
    await expect.poll(() => mails).toHaveLength(1);
    expect(mails[0]).toMatch(/^mailto:hello@utsavmotors\.example\?subject=[\w%.-]+&body=[\w%.!~*'()-]+$/);
    expect(readMailto(mails[0])).toEqual({
      to: 'hello@utsavmotors.example',
      subject: 'Inquiry about 2020 Hyundai Creta SX',
      body: body.join('\r\n'),
    });
    expect(await form(page).getByLabel('Message').inputValue()).toBe(awkward);
    expect(await form(page).getByLabel('Email Address').inputValue()).toBe('asha+cars@example.com');
    expect(await send(page).innerText()).toBe('Send Inquiry');
    expect(new URL(page.url()).pathname).toBe('/car/1');
    expectQuiet(page);
  });

  it('says No message provided when the message is empty', async () => {
    const page = await openPage('/car/2');
    const mails = handedOver(page, 'mailto:');
    await form(page).getByLabel('First Name').fill('Asha');
    await form(page).getByLabel('Email Address').fill('asha@example.com');
    await form(page).getByLabel('Phone Number').fill('98100');
    await send(page).click();
    await expect.poll(() => mails).toHaveLength(1);
    expect(readMailto(mails[0])).toEqual({
      to: 'hello@utsavmotors.example',
      subject: 'Inquiry about 2018 Maruti Suzuki Swift VXI',
      body: 'Name: Asha\r\nEmail: asha@example.com\r\nPhone: 98100\r\nCar Details:\r\nMake: Maruti Suzuki\r\nModel: Swift VXI\r\nYear: 2018\r\nPrice: ₹5,45,000\r\nMessage:\r\nNo message provided',
    });
  });

  it('opens once on a double click', async () => {
    const page = await openPage('/car/1');
    const mails = handedOver(page, 'mailto:');
    await fill(page);
    await send(page).dblclick();
    await page.locator('.sent-mail').waitFor();
    await form(page).getByLabel('First Name').press('Enter');
    expect(mails).toHaveLength(1);
  });

  it('can be copied, and shows its recipient', async () => {
    const page = await openPage('/car/1', { permissions: ['clipboard-read', 'clipboard-write'] });
    await fill(page);
    await send(page).click();
    const sent = page.locator('.sent-mail');
    expect(await sent.getByRole('link').getAttribute('href')).toBe('mailto:hello@utsavmotors.example');
    expect(await sent.locator('pre').innerText()).toBe(body.join('\n'));
    await sent.getByRole('button', { name: 'Copy message' }).click();
    await expect.poll(() => page.locator('.toast').innerText()).toBe('Message copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      ['Inquiry about 2020 Hyundai Creta SX', '', ...body].join('\n'),
    );
  });
});
