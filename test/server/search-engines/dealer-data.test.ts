import { describe, expect, it } from 'vitest';
import { dealerSite } from '../../../server/config.ts';
import { dealerData } from '../../../shared/structured-data/dealer-data.ts';
import { jsonLd } from '../html.ts';
import { makeApp } from '../make-app.ts';
import { host } from '../routes/sitemap-pages.ts';

// Has every property that Google documents for a local business.
describe('the structured data of the dealer', () => {
  it('is on the home page, without a rating', async () => {
    expect(jsonLd(await makeApp().page('/'))).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        '@id': `${host}/#website`,
        name: 'Utsav Motors',
        url: `${host}/`,
        inLanguage: 'en-IN',
        publisher: { '@id': `${host}/#dealer` },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'AutoDealer',
        '@id': `${host}/#dealer`,
        name: 'Utsav Motors',
        url: `${host}/`,
        logo: `${host}/assets/icon-512.png`,
        image: `${host}/assets/share.jpg`,
        telephone: '+910000000000',
        email: 'hello@utsavmotors.example',
        priceRange: '₹₹',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '108 Deepotsav Marg, Karol Bagh',
          addressLocality: 'Delhi',
          addressRegion: 'Delhi',
          postalCode: '110005',
          addressCountry: 'IN',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 28.6519, longitude: 77.1909 },
        openingHoursSpecification: [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
            opens: '09:00',
            closes: '20:00',
          },
        ],
      },
    ]);
  });

  it('has the hours that pages show, if they can be read', () => {
    const hoursOf = (shown: string) => dealerData(dealerSite, { shown }).openingHoursSpecification;
    expect(hoursOf('Sat: 10 AM - 2 PM')).toMatchObject([
      { dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
    ]);
    expect(hoursOf('By appointment')).toBe(undefined);
  });
});
