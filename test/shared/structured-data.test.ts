import { describe, expect, it } from 'vitest';
import { sampleSite } from '../../shared/site.ts';
import { breadcrumbData, carData, dealerData, scriptJson } from '../../shared/structured-data.ts';
import { makeDetail } from '../make-car.ts';

describe('dealerData', () => {
  it('describes the dealership', () => {
    expect(dealerData(sampleSite)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'AutoDealer',
      '@id': 'https://www.utsavmotors.example/#dealer',
      name: 'Utsav Motors',
      url: 'https://www.utsavmotors.example/',
      image: 'https://www.utsavmotors.example/assets/share.jpg',
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
    });
  });
});

describe('carData', () => {
  it('describes a car and its offer', () => {
    expect(carData(sampleSite, makeDetail({ id: '4' }))).toEqual({
      '@context': 'https://schema.org',
      '@type': ['Product', 'Car'],
      '@id': 'https://www.utsavmotors.example/car/4#car',
      name: '2019 Honda City ZX',
      url: 'https://www.utsavmotors.example/car/4',
      image: [
        'https://www.utsavmotors.example/assets/cars/1/1.webp',
        'https://www.utsavmotors.example/assets/cars/1/2.webp',
      ],
      description: 'A calm and roomy saloon.',
      sku: '4',
      brand: { '@type': 'Brand', name: 'Honda' },
      model: 'City ZX',
      vehicleModelDate: '2019',
      itemCondition: 'https://schema.org/UsedCondition',
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: 41_300, unitCode: 'KMT' },
      fuelType: 'Petrol',
      vehicleTransmission: 'Manual',
      color: 'Lunar Silver',
      vehicleEngine: { '@type': 'EngineSpecification', name: '1.5-litre i-VTEC petrol' },
      offers: {
        '@type': 'Offer',
        url: 'https://www.utsavmotors.example/car/4',
        price: 925_000,
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
        seller: {
          '@id': 'https://www.utsavmotors.example/#dealer',
          '@type': 'AutoDealer',
          name: 'Utsav Motors',
        },
      },
    });
  });
  it('leaves out an engine that nobody wrote down', () => {
    expect(carData(sampleSite, makeDetail({ specs: {} }))).not.toHaveProperty('vehicleEngine');
  });
});

describe('breadcrumbData', () => {
  it('leads from the home page to the page', () => {
    const crumbs = [
      { name: 'Inventory', path: '/inventory' },
      { name: '2019 Honda City ZX', path: '/car/4' },
    ];
    expect(breadcrumbData(sampleSite, crumbs)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.utsavmotors.example/' },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Inventory',
          item: 'https://www.utsavmotors.example/inventory',
        },
        {
          '@type': 'ListItem',
          position: 3,
          name: '2019 Honda City ZX',
          item: 'https://www.utsavmotors.example/car/4',
        },
      ],
    });
  });
});

describe('scriptJson', () => {
  it('lets no car end the script element', () => {
    const json = scriptJson(
      carData(sampleSite, makeDetail({ description: '</script><script>alert(1)</script>' })),
    );
    expect(json).not.toContain('<');
    expect(json).toContain('\\u003c/script>\\u003cscript>alert(1)\\u003c/script>');
  });
  it('stays the same data', () => {
    const data = { text: '<!-- </script> & "हिन्दी" \u2028' };
    expect(JSON.parse(scriptJson(data))).toEqual(data);
  });
});
