import type { BrandReader } from './brands.ts';

/** '' where a text says nothing of it. */
type CarName = { make: string; model: string; problem?: string };

/** Brand and model from the texts of a row: in columns of their own, or in one, as in 'Maruti Swift Dzire VDI'. */
export function carNameOf(
  { name = '', make = '', model = '', variant = '' }: Readonly<Record<string, string>>,
  brandIn: BrandReader,
): CarName {
  // As in '2014 Maruti Swift'.
  const whole = name.replace(/^(?:19|20)\d\d\s+/, '');
  const own = brandIn(make);
  const found = brandIn(whole);
  const brand = own?.rest === '' ? own.make : make;
  const isOther = found !== undefined && brand !== '' && found.make !== brand;
  const rest = found && !isOther ? found.rest : whole;
  const full = [model || rest, variant];
  const isTwice = full[0]?.toLowerCase().endsWith(` ${variant.toLowerCase()}`);
  return {
    make: brand || (found?.make ?? ''),
    model: (isTwice ? full.slice(0, 1) : full).filter(Boolean).join(' '),
    ...(whole !== '' && brand === '' && !found && { problem: unknownBrand(whole) }),
  };
}

function unknownBrand(name: string): string {
  const [first = '', second = ''] = name.split(/\s+/);
  const readings = second ? `'${first}' or '${first} ${second}'` : `'${first}'`;
  return `'${name}' begins with an unknown brand, ${readings}; write brand and model into two columns`;
}
