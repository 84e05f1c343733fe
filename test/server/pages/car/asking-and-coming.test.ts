import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { elements, links, linksTo, part, textOf, texts } from '../../html.ts';
import { makeApp } from '../../make-app.ts';

const { app } = makeApp({ now: () => new Date('2026-11-22T12:00:00+05:30') });
const page = async (path: string) => (await request(app).get(path).expect(200)).text;
let html = '';
beforeAll(async () => {
  html = await page('/car/1');
});

describe('contact on GET /car/1', () => {
  it('offers a test drive on one of the next days, a video and an exchange by WhatsApp', () => {
    const section = part(html, '<section class="panel come-and-drive"');
    const asked = links(section).map(([text, href]) => [
      text,
      decodeURIComponent(href?.split('?text=')[1] ?? ''),
    ]);
    expect(asked.slice(0, 2)).toEqual([
      [
        'Mon 23 Nov',
        'Could I drive the 2020 Hyundai Creta SX on Monday 23 November? https://www.utsavmotors.example/car/1',
      ],
      [
        'Tue 24 Nov',
        'Could I drive the 2020 Hyundai Creta SX on Tuesday 24 November? https://www.utsavmotors.example/car/1',
      ],
    ]);
    expect(asked).toHaveLength(9);
    expect(asked[7]?.[1]).toBe(
      'Could you send me a video of the inside and the odometer of the 2020 Hyundai Creta SX? https://www.utsavmotors.example/car/1',
    );
    expect(linksTo(section, '/contact?about=exchange&car=1')).toEqual(['Exchange your car']);
  });

  it('has links for WhatsApp, a drive on Saturday, call and mail', () => {
    expect(links(part(html, '<div class="button-row summary__actions"'))).toEqual([
      [
        'Ask on WhatsApp',
        'https://wa.me/910000000000?text=Is%20the%202020%20Hyundai%20Creta%20SX%20(%E2%82%B911%2C25%2C000)%20still%20available%3F%20https%3A%2F%2Fwww.utsavmotors.example%2Fcar%2F1',
      ],
      [
        'Drive it: Sat 28 Nov',
        'https://wa.me/910000000000?text=Could%20I%20drive%20the%202020%20Hyundai%20Creta%20SX%20on%20Saturday%2028%20November%3F%20https%3A%2F%2Fwww.utsavmotors.example%2Fcar%2F1',
      ],
      ['Call Now', 'tel:+910000000000'],
      [
        'Email Inquiry',
        'mailto:hello@utsavmotors.example?subject=Inquiry%20about%202020%20Hyundai%20Creta%20SX',
      ],
    ]);
  });

  it('asks for five required things with examples', () => {
    expect(texts(html, 'h2')).toContain('Interested in this vehicle?');
    const form = part(html, '<form name="inquiry"');
    expect(texts(form, 'label')).toEqual([
      'First Name',
      'Last Name',
      'Email Address',
      'Phone Number',
      'Message',
    ]);
    expect(
      elements(form, 'input').map(({ attributes: { name, type, required } }) => [name, type, required]),
    ).toEqual([
      ['firstName', 'text', ''],
      ['lastName', 'text', ''],
      ['email', 'email', ''],
      ['phone', 'tel', ''],
    ]);
    expect(elements(form, 'textarea')[0]?.attributes).toMatchObject({
      name: 'message',
      rows: '4',
      placeholder: "I'm interested in this 2020 Hyundai Creta SX. Please contact me with more details.",
      required: '',
    });
    expect(texts(form, 'button')).toEqual(['Send Inquiry']);
  });

  it('says where the car is, with directions', () => {
    const card = part(html, '<section class="panel showroom-card"');
    expect(textOf(card)).toMatch(
      /^Vehicle Location Available at our showroom: Utsav Motors 108 Deepotsav Marg, Karol Bagh, New Delhi 110005/,
    );
    expect(textOf(card)).toContain('Metro: Karol Bagh (Blue Line), exit 4, 7 minutes on foot Parking: Free');
    expect(links(card)).toEqual([
      [
        'By metro or bus',
        'https://www.google.com/maps/dir/?api=1&destination=Utsav%20Motors%2C%20108%20Deepotsav%20Marg%2C%20Karol%20Bagh%2C%20New%20Delhi%20110005&travelmode=transit',
      ],
      [
        'Get Directions',
        'https://www.google.com/maps/dir/?api=1&destination=Utsav%20Motors%2C%20108%20Deepotsav%20Marg%2C%20Karol%20Bagh%2C%20New%20Delhi%20110005',
      ],
    ]);
  });
});
