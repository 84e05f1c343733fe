import { Fragment, memo } from 'react';
import type { Listing } from '../../../../shared/cars/car.ts';
import { saleState } from '../../../../shared/cars/sale-state.ts';
import { carCount, carTitle } from '../../../../shared/format.ts';
import { resultsId, shortlistHref } from '../../../../shared/inventory/inventory-hrefs.ts';
import { maxShortlisted, parseShortlist, shortlistId } from '../../../../shared/inventory/shortlist.ts';
import { driveAllQuestion } from '../../../../shared/messages/car-questions.ts';
import { DriveDayLinks } from '../../../cars/drive-day-links.tsx';
import { useFavorites } from '../../../cars/favorites.tsx';
import { PictureNote } from '../../../cars/picture-note.tsx';
import { Facts } from '../../../elements/facts.tsx';
import { ListLink } from '../../../navigation/list-link.tsx';
import { useSite, useStock, useTexts, useToday } from '../../../site-context.ts';
import { comparedFacts } from './compared-facts.ts';
import { ShortlistActions } from './shortlist-actions.tsx';
import { ShortlistTable } from './shortlist-table.tsx';

type ShortlistSectionProps = { query: string; missing: readonly string[] };

/** The cars in the URL, side by side. Everyone with the link sees the same. */
export const ShortlistSection = memo(function ShortlistSection({ query, missing }: ShortlistSectionProps) {
  const { forSale } = useStock();
  const cars = parseShortlist(query, forSale);
  if (cars.length === 0 && missing.length === 0) return null;
  return (
    <section className="shortlist" aria-labelledby={shortlistId}>
      <h2 className="shortlist__title" id={shortlistId}>
        {titleOf(cars.length)}
      </h2>
      <MissingCars ids={missing} count={cars.length + missing.length} />
      {cars.length > 0 && <Comparison cars={cars} query={query} />}
    </section>
  );
});

function titleOf(count: number): string {
  if (count === 0) return 'Shortlist';
  return count === 1 ? 'Shortlist: 1 car' : `Shortlist: ${count} cars side by side`;
}

function Comparison({ cars, query }: { cars: readonly Listing[]; query: string }) {
  const stock = useStock();
  const { finance, origin } = useSite();
  const { offer } = useTexts();
  const { differing, same } = comparedFacts(cars, { ...stock, finance, offer, today: useToday() });
  const drawn = cars.find(({ photographs }) => !photographs);
  const list = shortlistHref([], query);
  const url = origin + shortlistHref(cars.map(({ id }) => id));
  return (
    <>
      <OlderHearts ids={cars.map(({ id }) => id)} />
      <ShortlistActions cars={cars} />
      <ShortlistTable cars={cars} facts={differing} query={query} />
      {[...differing, ...same].map(
        ({ name, note }) =>
          note && (
            <p key={name} className="picture-note small">
              {note}
            </p>
          ),
      )}
      {drawn && <PictureNote car={drawn} />}
      {same.length > 0 && (
        <details className="shortlist__fold shortlist__same">
          <summary>{`Same in ${together(cars.length)}`}</summary>
          <Facts
            className="inspection__parts"
            facts={same.map(({ name, values: [text = ''] }) => ({ name, text }))}
          />
        </details>
      )}
      <details className="shortlist__fold shortlist__drive no-print">
        <summary>{`Test-drive ${together(cars.length)} in one visit`}</summary>
        <DriveDayLinks question={(when) => driveAllQuestion(cars, when, url)} />
      </details>
      <ListLink className="button button--outline" href={list} part={resultsId}>
        {list === '/inventory' ? `See all ${carCount(stock.listings.length)}` : 'Back to your search'}
      </ListLink>
    </>
  );
}

function together(count: number): string {
  return ['it', 'both', 'all three'][count - 1] ?? `all ${count}`;
}

/** Shown if the visitor has marked more cars than a shortlist holds. */
function OlderHearts({ ids }: { ids: readonly string[] }) {
  const marked = useFavorites();
  const isNewest = marked.slice(-maxShortlisted).join() === ids.join();
  if (!isNewest || marked.length === ids.length) return null;
  return (
    <p>{`You have marked ${marked.length} cars. These are the newest ${maxShortlisted}: take some out to see the others.`}</p>
  );
}

type MissingCarsProps = {
  ids: readonly string[];
  /** How many cars the link names, including these. */
  count: number;
};

/** The cars of a shortlist that have been sold. The stock may no longer have their records. */
function MissingCars({ ids, count }: MissingCarsProps) {
  const { records } = useStock();
  const today = useToday();
  if (ids.length === 0) return null;
  const known = ids.flatMap((id) => records.get(id) ?? []);
  const names = known.map((car, index) => (
    <Fragment key={car.id}>
      {index > 0 && ', '}
      {saleState(car.sold, today) === 'gone' ? carTitle(car) : <a href={`/car/${car.id}`}>{carTitle(car)}</a>}
    </Fragment>
  ));
  return (
    <p className="shortlist__sold">
      {`${subject(ids.length, count)} no longer for sale`}
      {known.length > 0 && (known.length === ids.length ? ': ' : ', among them ')}
      {names}.
    </p>
  );
}

function subject(missing: number, count: number): string {
  if (count === 1) return 'The car in this link is';
  if (missing === count)
    return count === 2 ? 'Both cars in this link are' : `All ${count} cars in this link are`;
  return `${missing} of the ${count} cars in this link ${missing === 1 ? 'is' : 'are'}`;
}
