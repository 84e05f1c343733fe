/** The brands sold in India, and their other names. */
const brands: Readonly<Record<string, string>> = {
  'Maruti Suzuki': 'maruti, suzuki',
  Hyundai: '',
  Honda: '',
  Tata: 'tata motors',
  Mahindra: '',
  Toyota: '',
  Kia: '',
  Renault: '',
  Nissan: '',
  Datsun: '',
  Volkswagen: 'vw',
  Skoda: 'škoda',
  Ford: '',
  MG: 'morris garages',
  Jeep: '',
  Chevrolet: '',
  Fiat: '',
  Citroen: 'citroën',
  BYD: '',
  Isuzu: '',
  Force: 'force motors',
  Mitsubishi: '',
  'Hindustan Motors': 'hindustan',
  Opel: '',
  Daewoo: '',
  Ssangyong: '',
  Audi: '',
  BMW: '',
  'Mercedes-Benz': 'mercedes benz, mercedes, benz',
  Jaguar: '',
  'Land Rover': 'landrover',
  Volvo: '',
  Lexus: '',
  Mini: '',
  Porsche: '',
  Bentley: '',
  Maserati: '',
};

/** Finds a brand at the beginning of a text. */
export type BrandReader = (text: string) => { make: string; rest: string } | undefined;

/** The stock's own spelling of a brand counts before the usual one. */
export function brandReader(makes: readonly string[]): BrandReader {
  const byName = new Map<string, string>();
  for (const [brand, others] of Object.entries(brands)) {
    const names = [brand.toLowerCase(), ...others.split(', ').filter(Boolean)];
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
