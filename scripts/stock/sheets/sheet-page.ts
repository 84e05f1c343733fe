import { renderSVG } from 'uqr';
import type { StockCar } from '../../../shared/cars/stock-car.ts';
import { carTitle, formatMileage, formatPrice } from '../../../shared/format.ts';
import { displayPhone } from '../../../shared/messages/phone.ts';
import type { Dealer } from '../../../shared/site.ts';

export type SheetCar = {
  car: StockCar;
  /** The first picture, as a data URL. */
  picture: string;
};

export type Paper = 'A4' | 'A5';

type SheetPage = { cars: readonly SheetCar[]; dealer: Dealer; paper: Paper; styles: string };

/** One page per car, to print and put behind the windscreen; the file is self-contained. */
export function sheetPage({ cars, dealer, paper, styles }: SheetPage): string {
  const title = cars.map(({ car }) => carTitle(car)).join(', ');
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>@page { size: ${paper}; margin: 0 }
:root { --width: ${paper === 'A4' ? 210 : 148}mm }
${styles}</style>
${cars.map((car) => sheet(car, dealer)).join('\n')}
</html>
`;
}

function sheet({ car: stockCar, picture }: SheetCar, dealer: Dealer): string {
  const car = { ...stockCar, ...stockCar.onPage };
  const facts = {
    Year: car.year,
    Kilometres: formatMileage(car.mileage),
    Fuel: car.fuel,
    Gearbox: car.transmission,
    Owner: car.owner,
    ...(car.emissionNorm ? { Norm: car.emissionNorm } : { Colour: car.color }),
  };
  const rows = Object.entries(facts).map(
    ([name, value]) => `<div><dt>${name}</dt><dd>${escaped(String(value))}</dd></div>`,
  );
  return `<article>
  <header>${escaped(dealer.brand)}</header>
  <figure><img src="${picture}" alt="">${car.photographs ? '' : '<figcaption>Illustrative image</figcaption>'}</figure>
  <h1><small>${escaped(`${car.year} ${car.make}`)}</small> ${escaped(car.model)}</h1>
  <p class="price">${formatPrice(car.price).replace('₹', '₹\u2009')}${car.originalPrice ? ` <s>${formatPrice(car.originalPrice)}</s>` : ''}</p>
  <dl>${rows.join('')}</dl>
  <footer>
    ${car.page === false ? '' : code(`${dealer.origin}/car/${car.id}`)}
    <p>${car.page === false ? 'Ask us about this car' : 'More pictures and all its details: point your phone here'}
      <strong>${displayPhone(dealer.phone)}</strong>
      ${escaped(`${dealer.address.street}, ${dealer.address.district}`)}</p>
  </footer>
</article>`;
}

/** Level Q: phones read it even if a quarter of it is hidden. */
function code(url: string): string {
  return renderSVG(url, { ecc: 'Q', border: 0 });
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
