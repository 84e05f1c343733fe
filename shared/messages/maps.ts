import { addressLine } from '../site.ts';
import type { Site } from '../site.ts';

type Place = Pick<Site, 'brand' | 'address'>;

/** Google Maps' embedded view, which needs no key. */
export function mapEmbedAddress(site: Place): string {
  return `https://www.google.com/maps?q=${place(site)}&output=embed`;
}

/** See https://developers.google.com/maps/documentation/urls/get-started#directions-action */
export function directionsAddress(site: Place): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${place(site)}`;
}

/** The same by metro and bus. */
export function transitAddress(site: Place): string {
  return `${directionsAddress(site)}&travelmode=transit`;
}

function place(site: Place): string {
  return encodeURIComponent(`${site.brand}, ${addressLine(site)}`);
}
