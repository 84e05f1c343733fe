import { addressLine, type Site } from './site.ts';

type Place = Pick<Site, 'brand' | 'address'>;

/** Google Maps' embedded view, which works without an API key. */
export function mapEmbedUrl(site: Place): string {
  return `https://www.google.com/maps?q=${place(site)}&output=embed`;
}

/** See https://developers.google.com/maps/documentation/urls/get-started#directions-action */
export function directionsUrl(site: Place): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${place(site)}`;
}

export function transitUrl(site: Place): string {
  return `${directionsUrl(site)}&travelmode=transit`;
}

function place(site: Place): string {
  return encodeURIComponent(`${site.brand}, ${addressLine(site)}`);
}
