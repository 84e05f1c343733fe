import * as z from 'zod/mini';
import { lineMatching, lineOfText, shown } from './line-of-text.ts';

/** Facts of dealer.json. SITE_ORIGIN may replace the origin. */
export const dealerFacts = {
  brand: lineOfText(60).check(z.describe("the dealer's name, in any script")),
  origin: lineMatching(
    /^https?:\/\/[^\s/?#@]+$/,
    'the address of your website, such as "https://www.example.com"',
    (text) => URL.canParse(text) && new URL(text).origin === text,
  ),
  phone: lineMatching(/^\+\d{8,15}$/, '+91 and ten digits without spaces, such as "+919876543210"'),
  email: lineMatching(
    /^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&]+$/,
    'an e-mail address such as "sales@example.com"',
  ),
  address: {
    street: lineOfText(),
    district: lineOfText(),
    locality: lineOfText(),
    region: lineOfText(),
    postalCode: lineMatching(/^[1-9]\d{5}$/, 'a PIN code of six digits, such as "110001"'),
  },
  geo: { latitude: degrees(90), longitude: degrees(180) },
  link: lineMatching(/^https?:\/\/[^\s/]+\.[^\s]*$/, "an address that begins with 'https://'", (text) =>
    URL.canParse(text),
  ),
};

function degrees(limit: number) {
  const error = ({ input }: { input?: unknown }) =>
    `${shown(input)} is not a number of degrees from -${limit} to ${limit}`;
  return z.number({ error }).check(z.minimum(-limit, { error }), z.maximum(limit, { error }));
}
