import { formatPrice } from './format.ts';
import { namedLines, type NamedLine } from './named-lines.ts';

/** How visitors buy a car, in dealer.json. Pages leave out what is missing. */
export type Buying = {
  payment?: Payment | undefined;
  hold?: Hold | undefined;
  /** Whether buyers can bring their own mechanic. */
  mechanic?: string | undefined;
};

export type Payment = {
  /** 'UPI, bank transfer, cheque or cash'. */
  ways?: string;
  loanPapers?: string;
};

/** An amount in rupees for which the dealer keeps a car for a buyer. */
export type Hold = { amount: number; hours: number; refundable: boolean };

export function buyingLines({ payment = {}, hold, mechanic }: Buying): NamedLine[] {
  return namedLines({
    Payment: payment.ways,
    'Papers for a loan': payment.loanPapers,
    'Holding a car': hold && holdLine(hold),
    'Your own mechanic': mechanic,
  });
}

/** '₹5,000 for 48 hours, refundable'. */
export function holdLine({ amount, hours, refundable }: Hold): string {
  return `${formatPrice(amount)} for ${hours} hours, ${refundable ? 'refundable' : 'not refundable'}`;
}
