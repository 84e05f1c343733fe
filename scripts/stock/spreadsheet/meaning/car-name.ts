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

/** The brands sold in India. */
const brands = [
  'Maruti Suzuki, Hyundai, Honda, Tata, Mahindra, Toyota, Kia, Renault, Nissan, Datsun, Volkswagen, Skoda, Ford, MG',
  'Jeep, Chevrolet, Fiat, Citroen, BYD, Isuzu, Force, Mitsubishi, Hindustan Motors, Opel, Daewoo, Ssangyong',
  'Audi, BMW, Mercedes-Benz, Jaguar, Land Rover, Volvo, Lexus, Mini, Porsche, Bentley, Maserati',
].flatMap((line) => line.split(', '));

const otherNames: Readonly<Record<string, string>> = {
  'Maruti Suzuki': 'maruti, suzuki',
  Tata: 'tata motors',
  Volkswagen: 'vw',
  Skoda: 'škoda',
  MG: 'morris garages',
  Citroen: 'citroën',
  Force: 'force motors',
  'Hindustan Motors': 'hindustan',
  'Mercedes-Benz': 'mercedes benz, mercedes, benz',
  'Land Rover': 'landrover',
};

export type BrandReader = (text: string) => { make: string; rest: string } | undefined;

/** The stock's own spelling of a brand counts before the usual one. */
export function brandReader(makes: readonly string[]): BrandReader {
  const byName = new Map<string, string>();
  for (const brand of brands) {
    const names = [brand.toLowerCase(), ...(otherNames[brand]?.split(', ') ?? [])];
    const own = makes.find((make) => names.includes(make.toLowerCase())) ?? brand;
    for (const name of names) byName.set(name, own);
  }
  for (const make of makes) byName.set(make.toLowerCase(), make);
  const longestFirst = [...byName].sort(([one], [other]) => other.length - one.length);
  return (text) => {
    const lower = `${text.toLowerCase().trim()} `;
    const [name, make] = longestFirst.find(([one]) => lower.startsWith(`${one} `)) ?? [];
    return name === undefined || make === undefined
      ? undefined
      : { make, rest: text.trim().slice(name.length).trim() };
  };
}
