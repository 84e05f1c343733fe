import { expect, it } from 'vitest';
import { dealerSite } from '../../shared/dealer-site.ts';
import { directionsUrl, mapEmbedUrl } from '../../shared/maps.ts';

it("the links to maps encode the showroom's name and address", () => {
  const site = { ...dealerSite, brand: 'Utsav & Sons' };
  const place = 'Utsav%20%26%20Sons%2C%20108%20Deepotsav%20Marg%2C%20Karol%20Bagh%2C%20New%20Delhi%20110005';
  expect(mapEmbedUrl(site)).toBe(`https://www.google.com/maps?q=${place}&output=embed`);
  expect(directionsUrl(site)).toBe(`https://www.google.com/maps/dir/?api=1&destination=${place}`);
});
