// A text with more than one meaning is not a number: '4.25' may be lakhs or a typing error, '45.000' may be 45 or 45,000.

/** The rupees in '₹96,000', '12,25,000/-', '1.58 lakh' or '2 cr'. */
export function rupeesIn(typed: string): number | undefined {
  return amountIn(
    typed.replace(/^(?:₹|rs\.?|inr)\s*/i, '').replace(/\s*(?:\/-?|rs\.?|inr|rupees|only)$/i, ''),
  );
}

/** The kilometres in '1,45,500 km' or '1.4 lakh km'. */
export function kilometresIn(typed: string): number | undefined {
  return amountIn(typed.replace(/\s*(?:kms?|kilomet(?:re|er)s?)\.?$/i, ''));
}

/** '145500', '1,45,500' and '145,500' are the same number. Spreadsheets may add '.0' or '.00'. */
export function wholeNumberIn(typed: string): number | undefined {
  const isWhole = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.00?)?$/.test(typed);
  return isWhole ? Number(typed.replaceAll(',', '')) : undefined;
}

function amountIn(typed: string): number | undefined {
  const [, figure, lakh] =
    /^(\d+(?:\.(?!\d{3}\b)\d+)?)\s*(?:(l|lacs?|lakhs?)|cr|crores?)\.?$/i.exec(typed) ?? [];
  if (figure === undefined) return wholeNumberIn(typed);
  // 2.55 * 100,000 is not whole in binary.
  const amount = Math.round(Number(figure) * (lakh ? 100_000 : 10_000_000) * 100) / 100;
  return Number.isInteger(amount) ? amount : undefined;
}
