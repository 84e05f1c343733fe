import { formatPrice } from '../format.ts';
import { namedLines, type NamedLine } from '../named-lines.ts';
import type { SaleFacts } from './dealer-schema.ts';

export function buyingLines({ payment = {}, hold, mechanic }: SaleFacts): NamedLine[] {
  return namedLines({
    Payment: payment.ways,
    'Papers for a loan': payment.loanPapers,
    'Holding a car': hold && holdLine(hold),
    'Your own mechanic': mechanic,
  });
}

/** '₹5,000 for 48 hours, refundable'. */
export function holdLine({ amount, hours, refundable }: NonNullable<SaleFacts['hold']>): string {
  return `${formatPrice(amount)} for ${hours} hours, ${refundable ? 'refundable' : 'not refundable'}`;
}
