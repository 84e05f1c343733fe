import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { handedOver, readMailto } from '../harness/requests.ts';

const directions =
  'https://www.google.com/maps/dir/?api=1&destination=Utsav%20Motors%2C%20108%20Deepotsav%20Marg%2C%20Karol%20Bagh%2C%20New%20Delhi%20110005';

describe.each([390, 1440])('a car’s page at %i pixels', (width) => {
  it('has links for call, mail and directions', async () => {
    const page = await openPage('/car/1', { width, outside: true });
    const call = page.getByRole('link', { name: 'Call Now' });
    expect(await call.getAttribute('href')).toBe('tel:+910000000000');
    const mails = handedOver(page, 'mailto:');
    await page.getByRole('link', { name: 'Email Inquiry' }).click();
    await expect.poll(() => mails).toHaveLength(1);
    expect(readMailto(mails[0])).toEqual({
      to: 'hello@utsavmotors.example',
      subject: 'Inquiry about 2020 Hyundai Creta SX',
      body: '',
    });
    const tab = page.context().waitForEvent('page');
    await page.getByRole('main').getByRole('link', { name: 'Get Directions' }).click();
    expect((await tab).url()).toBe(directions);
    expect(new URL(page.url()).pathname).toBe('/car/1');
    expectQuiet(page);
  });

  it('keeps price, call and mail visible on a phone', async () => {
    const page = await openPage('/car/1', { width });
    const bar = page.getByRole('complementary', { name: 'Contact about this car', includeHidden: true });
    await page.locator('.inquiry-form').scrollIntoViewIfNeeded();
    await page.mouse.move(width / 2, 400);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    if (width === 390) {
      await expect.poll(() => bar.getAttribute('class')).toContain('is-shown');
      expect(await bar.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+910000000000');
      expect(await bar.innerText()).toContain('₹11,25,000');
    } else {
      expect(await bar.isVisible()).toBe(false);
    }
  });
});

describe('the path of an unknown car', () => {
  it('has a link back to the inventory', async () => {
    const page = await openPage('/car/34', { width: 390 });
    expect(await page.locator('h1').innerText()).toBe('Car Not Found');
    await page.getByRole('main').getByRole('link', { name: 'Back to Inventory' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Festive Car Collection');
  });

  it('without an id shows the first car', async () => {
    const page = await openPage('/car', { width: 390 });
    expect(await page.locator('h1').innerText()).toBe('2020 Hyundai Creta SX');
  });
});
