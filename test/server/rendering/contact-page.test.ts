import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { elements, linksTo, textOf } from './html.ts';
import { makeApp } from '../make-app.ts';

let html = '';
beforeAll(async () => {
  html = (await request(makeApp().app).get('/contact').expect(200)).text;
});

describe('GET /contact', () => {
  it.each([
    'Send us a Message',
    'Send via WhatsApp',
    'Our Showroom Utsav Motors 108 Deepotsav Marg, Karol Bagh, New Delhi 110005',
    'Phone +91 00000 00000',
    'Email Us hello@utsavmotors.example',
    'Business Hours Mon-Sun: 9:00 AM - 7:00 PM',
    'Find Our Showroom',
    'Need Immediate Assistance?',
  ])('says %j', (text) => expect(textOf(html)).toContain(text));

  it('marks first name, e-mail and message, and enforces two of them', () => {
    const labels = elements(html, 'label').map(({ text }) => text);
    expect(labels.filter((text) => text.endsWith('*'))).toEqual([
      'First Name *',
      'Email Address *',
      'Message *',
    ]);
    expect(labels).toEqual(expect.arrayContaining(['Last Name', 'Phone Number']));
    const fields = elements(html, 'input').filter(({ attributes }) => attributes.id !== 'newsletter-email');
    expect(fields.map(({ attributes: { name, type, required } }) => [name, type, required])).toEqual([
      ['firstName', 'text', ''],
      ['lastName', 'text', undefined],
      ['email', 'email', undefined],
      ['phone', 'tel', undefined],
    ]);
    expect(elements(html, 'textarea')[0]?.attributes).toMatchObject({
      name: 'message',
      rows: '5',
      required: '',
    });
  });

  it('offers the departments by their slugs', () => {
    const options = elements(html, 'option').map(({ attributes, text }) => [attributes.value, text]);
    expect(options.slice(1)).toEqual([
      ['sales-inquiry', 'Sales Inquiry'],
      ['service-appointment', 'Service Appointment'],
      ['parts-department', 'Parts Department'],
      ['finance-questions', 'Finance Questions'],
      ['trade-in-evaluation', 'Trade-in Evaluation'],
      ['general-information', 'General Information'],
    ]);
    expect(options[0]?.[0]).toBe('');
  });

  it('embeds a map, 450 high, that loads when it is needed', () => {
    expect(elements(html, 'iframe')[0]?.attributes).toMatchObject({
      src: 'https://www.google.com/maps?q=Utsav%20Motors%2C%20108%20Deepotsav%20Marg%2C%20Karol%20Bagh%2C%20New%20Delhi%20110005&output=embed',
      height: '450',
      loading: 'lazy',
      title: 'Map: Utsav Motors showroom',
    });
  });

  it('shows the way in a new tab', () => {
    const way = elements(html, 'a').find(({ text }) => text === 'Get Directions');
    expect(way?.attributes).toMatchObject({
      href: 'https://www.google.com/maps/dir/?api=1&destination=Utsav%20Motors%2C%20108%20Deepotsav%20Marg%2C%20Karol%20Bagh%2C%20New%20Delhi%20110005',
      target: '_blank',
    });
  });

  it('calls and writes', () => {
    expect(linksTo(html, 'tel:+910000000000')).toContain('Call +91 00000 00000');
    expect(linksTo(html, 'mailto:hello@utsavmotors.example')).toContain('Email Us');
  });
});
