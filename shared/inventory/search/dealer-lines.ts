import { offerTerms, paperLines } from '../../cars/offer.ts';
import { buyingLines } from '../../dealer/buying.ts';
import type { DealerTexts } from '../../dealer/dealer-schema.ts';
import { addressLine, openingHours, wayHere, type Site } from '../../dealer/site.ts';
import { formatPrice } from '../../format.ts';
import { displayPhone } from '../../messages/phone.ts';
import { bankDecides } from '../../money/monthly-cost.ts';
import { namedLines, type NamedLine } from '../../named-lines.ts';

const unlessInsured = ', if the car is not insured: its page says until when it is';

export type DealerLine = NamedLine & {
  href?: '/contact#map-title' | '/contact?about=exchange#contact-title' | '/about#papers' | '/about#buying';
  /** Whether a search looks for words in it. Otherwise it only answers a question. */
  isSearched?: boolean;
};

export function dealerLines(
  site: Site,
  { about = {}, offer = {}, languages = {}, ...texts }: DealerTexts,
): DealerLine[] {
  const { finance, phone } = site;
  const contact = {
    Phone: displayPhone(phone),
    'Opening hours': openingHours.shown,
    Languages: Object.values(languages).join(' · '),
    Address: addressLine(site),
  };
  const emi = finance?.rate && `${finance.rate}% a year, with ${finance.downPayment}% down. ${bankDecides}`;
  const papers = paperLines(offer);
  const { lines = [], extras = [] } = offerTerms(offer, { price: 0 }, '') ?? {};
  const services = about.services?.map((text) => ({ name: 'Papers', text })) ?? [];
  return [
    ...[...namedLines(contact), ...wayHere(site)].map((line) => inSection(line, '/contact#map-title')),
    ...namedLines({ EMI: emi }),
    ...buyingLines(texts).map((line) => inSection(line, '/about#buying')),
    { name: 'Exchange', text: 'Tell us about your car', href: '/contact?about=exchange#contact-title' },
    ...lines.filter(({ name }) => !papers.some((paper) => paper.name === name)),
    ...[...papers, ...services].map((line) => inSection(line, '/about#papers')),
    ...extras.map(({ name, subject, rupees }) => ({
      name,
      text: formatPrice(rupees) + (subject === 'insurance' ? unlessInsured : ''),
    })),
  ];
}

function inSection(line: NamedLine, href: NonNullable<DealerLine['href']>): DealerLine {
  return { ...line, href, isSearched: true };
}
