/** Numbers that a text can mean: none, one, or several where it has several readings. */
export type Reading = { value: number; words: string };

const units: readonly [pattern: RegExp, factor: number][] = [
  [/^(?:l|lacs?|lakhs?)$/, 100_000],
  [/^(?:cr|crores?)$/, 10_000_000],
  [/^(?:k|thousand)$/, 1_000],
];
// Nobody asks so little for a car, so a smaller number may count lakhs.
const leastBarePrice = 1_000;

/** '₹96,000', '12,25,000/-', '1.58 lakh', '25 L'. */
export function rupeesIn(typed: string): Reading[] {
  return amountsIn(
    typed.replace(/^(?:₹|rs\.?|inr)\s*/i, '').replace(/\s*(?:\/-?|rs\.?|inr|rupees|only)$/i, ''),
  );
}

/** The same for a car's price: '13.99' may be lakhs. */
export function priceIn(typed: string): Reading[] {
  const readings = rupeesIn(typed);
  const [only] = readings;
  const isBare = /^[^a-z]*$/i.test(typed);
  if (only === undefined || readings.length > 1 || !isBare || only.value >= leastBarePrice) return readings;
  const lakhs = Math.round(only.value * 100_000);
  return [
    { value: lakhs, words: `${lakhs} (${only.value} lakh)` },
    { ...only, words: `${only.value} rupees` },
  ];
}

/** '1,45,500 km', '1.4 lakh km', '52,000 miles'. */
export function kilometresIn(typed: string): Reading[] {
  const [unit = '', isMiles] = /\s*(?:kms?|kilomet(?:re|er)s?|(mi|miles?))\.?$/i.exec(typed) ?? [];
  const readings = amountsIn(typed.slice(0, typed.length - unit.length));
  return isMiles ? readings.map(({ value }) => inKilometres(value)) : readings;
}

function inKilometres(miles: number): Reading {
  const value = Math.round(miles * 1.609344);
  return { value, words: `${value} (${miles} miles)` };
}

/** '2014', '2014.0', 'Mar-2014', '03/2014'. */
export function yearsIn(typed: string): Reading[] {
  const [year, ...more] = typed.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? [];
  if (year === undefined || more.length > 0) return [];
  const rest = typed.replace(/\.0+$/, '').replace(year, '').replace(months, 'm');
  return monthOrDate.test(rest) ? [{ value: Number(year), words: year }] : [];
}

// What remains of '2014', 'Mar-2014', '03/2014', '2014-03' and '15/03/2014'; not of '2014-15'.
const monthOrDate =
  /^(?:\d{1,2}[-/. ])?(?:m|0?[1-9]|1[0-2])?[-/., ']*$|^[-/ ](?:0?[1-9]|1[0-2])(?:[-/]\d{1,2})?$/;
const months = /(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*/i;

function amountsIn(text: string): Reading[] {
  const [, digits = '', unit = ''] = /^([\d.,\s]*\d)\s*([a-z]+)?\.?$/i.exec(text.trim()) ?? [];
  const factor = unit === '' ? 1 : units.find(([pattern]) => pattern.test(unit.toLowerCase()))?.[1];
  if (digits === '' || factor === undefined) return [];
  const figure = digits.replace(/\s/g, '');
  const found = numbersIn(figure, unit !== '');
  if (found.length === 0) {
    // As in '4,50,00'.
    const value = Number(figure.replace(/[.,]/g, '')) * factor;
    return [
      { value, words: String(value) },
      { value: NaN, words: 'a number that lacks a digit' },
    ];
  }
  return found.map((number) => {
    const value = Math.round(number * factor * 100) / 100;
    return { value, words: String(value) };
  });
}

/** A comma or dot separates groups, or the decimals. A unit is counted in decimals: '1.450 lakh'. */
function numbersIn(digits: string, hasUnit: boolean): number[] {
  const [whole, groups] = [/^\d+$/, /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d+)?$/];
  if (whole.test(digits)) return [Number(digits)];
  if (groups.test(digits)) return [Number(digits.replaceAll(',', ''))];
  // As in '1.450.000'.
  if (/^\d{1,3}(?:\.\d{2,3})+\.\d{3}$/.test(digits)) return [Number(digits.replaceAll('.', ''))];
  const [, before = '', mark, after = ''] = /^(\d+)([.,])(\d+)$/.exec(digits) ?? [];
  if (!mark) return [];
  const decimal = Number(`${before}.${after}`);
  const grouped = Number(before + after);
  if (hasUnit) return [decimal];
  if (mark === '.') return after.length === 3 && before.length <= 3 ? [decimal, grouped] : [decimal];
  return /^0+$/.test(after) ? [decimal] : [decimal, grouped];
}
