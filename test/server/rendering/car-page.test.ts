import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { elements, linksTo, textOf } from './html.ts';
import { makeApp } from '../make-app.ts';

const { app } = makeApp();
let html = '';
beforeAll(async () => {
  html = (await request(app).get('/car/1').expect(200)).text;
});

describe('GET /car/1', () => {
  it.each([
    '🎉 Festive Special Offer - Exclusive Deal on This Car! 🎉',
    'Festive Special Deal',
    'Diwali Special',
    'Featured',
    '2020 Hyundai Creta SX ₹11,25,000 ₹11,99,000',
    '1st Owner 38,500 km 2020',
    'The second-generation Creta was the car half of Delhi queued for, and this SX shows why.',
    'Key Features: Panoramic Sunroof Bose Sound System 10.25-inch Touchscreen Reverse Camera Full Service History Single Owner',
    'Year 2020 Kilometers 38,500 km Fuel Type Petrol Transmission Manual',
    'Interested in this vehicle?',
    'Send Inquiry',
    'Specifications',
    'Engine 1.5-litre MPi petrol',
    'Fuel Type Petrol',
    'Ground Clearance 190 mm',
    'Safety Rating 3 stars (Global NCAP, 2022)',
    'Vehicle Location Available at our showroom: Utsav Motors 108 Deepotsav Marg, Karol Bagh, New Delhi 110005',
  ])('says %j', (text) => expect(textOf(html)).toContain(text));

  it('leads back, calls, writes and shows the way', () => {
    expect(linksTo(html, '/inventory')).toContain('Back to Inventory');
    expect(linksTo(html, 'tel:+910000000000')).toContain('Call Now');
    const mail = 'mailto:hello@utsavmotors.example?subject=Inquiry%20about%202020%20Hyundai%20Creta%20SX';
    expect(linksTo(html, mail)).toContain('Email Inquiry');
    const way =
      'https://www.google.com/maps/dir/?api=1&destination=Utsav%20Motors%2C%20108%20Deepotsav%20Marg%2C%20Karol%20Bagh%2C%20New%20Delhi%20110005';
    expect(linksTo(html, way)).toContain('Get Directions');
  });

  it('shows a large picture and four thumbnails, the first selected', () => {
    // Three more stand in for the thumbnails where scripts do not run.
    expect(elements(html, 'img')).toHaveLength(8);
    const thumbnails = elements(html, 'button').filter(({ attributes }) =>
      attributes['aria-label']?.startsWith('Show the '),
    );
    expect(thumbnails.map(({ attributes }) => attributes['aria-pressed'])).toEqual([
      'true',
      'false',
      'false',
      'false',
    ]);
  });

  it('has a heart and a share button', () => {
    const labels = elements(html, 'button').map(({ attributes }) => attributes['aria-label']);
    expect(labels).toEqual(expect.arrayContaining(['Add to favorites', 'Share']));
  });

  it('asks for five things, all required', () => {
    const labels = elements(html, 'label').map(({ text }) => text);
    expect(labels.slice(0, 5)).toEqual([
      'First Name',
      'Last Name',
      'Email Address',
      'Phone Number',
      'Message',
    ]);
    const types = elements(html, 'input').map(({ attributes: { name = '', type = '', required } }) => [
      name,
      type,
      required,
    ]);
    expect(types.slice(0, 4)).toEqual([
      ['firstName', 'text', ''],
      ['lastName', 'text', ''],
      ['email', 'email', ''],
      ['phone', 'tel', ''],
    ]);
    expect(elements(html, 'textarea')[0]?.attributes).toMatchObject({
      rows: '4',
      placeholder: "I'm interested in this 2020 Hyundai Creta SX. Please contact me with more details.",
      required: '',
    });
  });
});

describe('GET /car/:id', () => {
  it.each(['/car', '/car/'])('shows car 1 on %s, whose address is /car/1', async (path) => {
    const { text } = await request(app).get(path).expect(200);
    expect(elements(text, 'h1')[0]?.text).toBe('2020 Hyundai Creta SX');
    expect(text).toContain('<link rel="canonical" href="https://www.utsavmotors.example/car/1"/>');
  });

  it('shows no crossed-out price, badge or highlights where there are none', async () => {
    const { text } = await request(app).get('/car/7').expect(200);
    expect(elements(text, 's')).toEqual([]);
    expect(textOf(text)).not.toContain('Key Features:');
    expect(elements(text, 'b').map((badge) => badge.text)).not.toContain('Featured');
  });

  it('shows the detail record where it differs from the listing', async () => {
    expect(textOf((await request(app).get('/car/8')).text)).toContain('2015 Hyundai i20 Sportz ₹4,25,000');
    expect(textOf((await request(app).get('/car/11')).text)).toContain(
      '2017 Toyota Innova Crysta 2.4 VX ₹13,15,000',
    );
  });

  it('shows no number plate', async () => {
    for (const id of ['10', '13', '43', '46']) {
      expect((await request(app).get(`/car/${id}`)).text).not.toContain('DL 00');
    }
  });

  it('shows all 42 cars that have a page', async () => {
    const ids =
      '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 23 24 25 26 27 28 29 30 31 32 33 35 37 38 39 40 41 42 43 44 45 46'.split(
        ' ',
      );
    const statuses = await Promise.all(ids.map(async (id) => (await request(app).get(`/car/${id}`)).status));
    expect(statuses).toEqual(Array.from({ length: 42 }, () => 200));
  });
});
