import { expect, it } from 'vitest';
import { directionsUrl, mapEmbedUrl } from '../../shared/maps.ts';

it("the links to maps encode the showroom's name and address", () => {
  const site = {
    brand: 'Utsav & Sons',
    address: {
      street: '108 Deepotsav Marg',
      district: 'Karol Bagh',
      locality: 'New Delhi',
      region: 'Delhi',
      postalCode: '110005',
    },
  };
  const place = 'Utsav%20%26%20Sons%2C%20108%20Deepotsav%20Marg%2C%20Karol%20Bagh%2C%20New%20Delhi%20110005';
  expect(mapEmbedUrl(site)).toBe(`https://www.google.com/maps?q=${place}&output=embed`);
  expect(directionsUrl(site)).toBe(`https://www.google.com/maps/dir/?api=1&destination=${place}`);
});
