import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { renderToStaticMarkup } from 'react-dom/server';
import { encode } from 'uqr';
import type { StockCar } from '../../../shared/cars/stock-car.ts';
import type { Dealer } from '../../../shared/dealer/dealer-schema.ts';
import { carTitle, formatMileage, formatPrice } from '../../../shared/format.ts';
import { displayPhone } from '../../../shared/messages/phone.ts';

export type SheetCar = {
  car: StockCar;
  /** The first picture, as a data URL. */
  picture: string;
};

type SheetPageProps = { cars: readonly SheetCar[]; dealer: Dealer };

export function sheetPage(props: SheetPageProps): string {
  return `<!doctype html>\n${renderToStaticMarkup(<SheetPage {...props} />)}\n`;
}

function SheetPage({ cars, dealer }: SheetPageProps) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{cars.map(({ car }) => carTitle(car)).join(', ')}</title>
        <style dangerouslySetInnerHTML={{ __html: stylesheet() }} />
      </head>
      <body>
        {cars.map((sheet) => (
          <Sheet key={sheet.car.id} {...sheet} dealer={dealer} />
        ))}
      </body>
    </html>
  );
}

function Sheet({ car: stockCar, picture, dealer }: SheetCar & { dealer: Dealer }) {
  const car = { ...stockCar, ...stockCar.onPage };
  const facts = {
    Year: car.year,
    Kilometres: formatMileage(car.mileage),
    Fuel: car.fuel,
    Gearbox: car.transmission,
    Owner: car.owner,
    ...(car.emissionNorm ? { Norm: car.emissionNorm } : { Colour: car.color }),
  };
  const hasPage = car.page !== false;
  return (
    <article>
      <header>{dealer.brand}</header>
      <figure>
        <img src={picture} alt="" />
        {!car.photographs && <figcaption>Illustrative image</figcaption>}
      </figure>
      <h1>
        <small>{`${car.year} ${car.make}`}</small> {car.model}
      </h1>
      <p className="price">
        {formatPrice(car.price).replace('₹', '₹\u2009')}
        {car.originalPrice && (
          <>
            {' '}
            <s>{formatPrice(car.originalPrice)}</s>
          </>
        )}
      </p>
      <dl>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <footer>
        {hasPage && <Code url={`${dealer.origin}/car/${car.id}`} />}
        <p>
          <span>
            {hasPage ? 'More pictures and all its details: point your phone here' : 'Ask us about this car'}
          </span>
          <strong>{displayPhone(dealer.phone)}</strong>
          <span>{`${dealer.address.street}, ${dealer.address.district}`}</span>
        </p>
      </footer>
    </article>
  );
}

/** With level Q, phones can read the code even if a quarter of it is hidden. */
function Code({ url }: { url: string }) {
  const { size, data } = encode(url, { ecc: 'Q', border: 0 });
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={modules.join('')} />
    </svg>
  );
}

/** Includes the fonts, so that the sheet is one file. */
function stylesheet(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('sheet.css', import.meta.url))],
    bundle: true,
    minify: true,
    loader: { '.ttf': 'dataurl' },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
