import { memo } from 'react';
import type { Listing } from '../../../../shared/cars/car.ts';
import { shortened } from '../../../../shared/format.ts';
import { resultsId, shortlistHref } from '../../../../shared/inventory/inventory-hrefs.ts';
import { isPageOfList, pageOf } from '../../../../shared/inventory/list-pages.ts';
import {
  type InventoryChoice,
  type InventoryReading,
  inventoryQuery,
} from '../../../../shared/inventory/query.ts';
import type { DealerLine } from '../../../../shared/inventory/search/dealer-lines.ts';
import { weights } from '../../../../shared/inventory/search/vocabulary.ts';
import { shortlistId } from '../../../../shared/inventory/shortlist.ts';
import { WithoutScript } from '../../../before-hydration/hydration-boundary.tsx';
import type { FestiveBadge } from '../../../cars/car-card.tsx';
import { CarList } from '../../../cars/car-list.tsx';
import { ButtonLink } from '../../../elements/button-link.tsx';
import { NamedLines } from '../../../elements/way-here.tsx';
import { ListLink } from '../../../navigation/list-link.tsx';
import { useSite, useStock, useTexts } from '../../../site-context.ts';
import type { FoundCars } from '../found-cars.ts';
import { NarrowingLinks } from './narrowing-links.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PageLinks } from './page-links.tsx';
import { PickCars } from './pick-cars.tsx';

type ResultsProps = { reading: InventoryReading; found: FoundCars; onReset: () => void };

const maxCompared = 6;
const fromShowroom = 'From the showroom';

export const Results = memo(function Results({ reading, found, onReset }: ResultsProps) {
  const { query, summary, cars, carsOnPage, answers } = found;
  const { options } = useStock();
  const { page } = reading.choice;
  const { festive, quirks } = useSite();
  const { cars: goods = 'Cars' } = useTexts().inventory ?? {};
  const isOne = cars.length === 1 && quirks === 'fix';
  const count = `${cars.length} ${isOne ? goods.replace(/s$/, '') : goods}`;
  const isMissing = cars.length > 0 && !isPageOfList(page, cars.length);
  const instead = cars.length === 0 ? headingInstead(reading.choice, found) : undefined;
  const closeCars = pageOf(found.close.cars, 1);
  const hrefOf = (number: number) =>
    `/inventory${inventoryQuery({ ...reading.choice, page: number }, options)}#${resultsId}`;
  return (
    <section className="results" aria-labelledby={resultsId}>
      <div className="results__head wrapping">
        <h2 className="results__title" id={resultsId} aria-live="polite" aria-atomic="true">
          <span>{instead ?? (isMissing ? `There is no page ${page} of these cars` : count)}</span>
          {!instead && !isMissing && <span className="only-mobile"> Available</span>}
        </h2>
        {festive && <p className="results__offer">Exclusive festive offers on all vehicles</p>}
      </div>
      {summary && <p className="results__summary small">{summary}</p>}
      <NarrowingLinks reading={reading} found={found} />
      {carsOnPage.length > 0 && (
        <WithoutScript>
          <PickCars query={query} isAsked={reading.isComparing} cars={carsOnPage} />
        </WithoutScript>
      )}
      {answers.length > 0 && (
        <>
          {instead !== fromShowroom && <h3 className="results__close">{fromShowroom}</h3>}
          <DealerSays answers={answers} />
        </>
      )}
      {carsOnPage.length > 0 && (
        <CarList cars={carsOnPage} columns="as fit" preloadsFirst {...(page === 1 && { badgeOf })} />
      )}
      {isMissing && (
        <p className="empty-results">
          <ButtonLink look="primary" href={hrefOf(1)} label="Show the first page" />
        </p>
      )}
      <PageLinks page={page} cars={cars.length} hrefOf={hrefOf} />
      <ListEnd cars={cars} />
      {cars.length === 0 && (
        <>
          {closeCars.length > 0 && (
            <CarList cars={closeCars} {...(found.close.isMatch && { columns: 'as fit' })} preloadsFirst />
          )}
          <ListEnd cars={closeCars} />
          <NothingFound count={instead && count} onReset={onReset} />
        </>
      )}
    </section>
  );
});

/** What the page shows instead of an empty list. */
function headingInstead({ filters: { search } }: InventoryChoice, { close, wishes, answers }: FoundCars) {
  if (close.cars.length === 0) return answers.length > 0 ? fromShowroom : undefined;
  if (search === '') return 'These come close';
  const amounts = wishes
    .flatMap(({ weight, label }) => ([weights.amount, weights.price].includes(weight) ? label : []))
    .join(', ');
  return `${close.isMatch ? 'Matches for' : 'Closest to'} “${shortened(search)}”${amounts && `: ${amounts}`}`;
}

/** The first three results have the badge on narrow screens, the first six on wide ones. */
function badgeOf(index: number): FestiveBadge {
  if (index < 3) return 'everywhere';
  return index < 6 ? 'desktop' : 'nowhere';
}

/** Offers to compare the cars of a short list. */
function ListEnd({ cars }: { cars: readonly Listing[] }) {
  if (cars.length < 2 || cars.length > maxCompared) return null;
  return (
    <div className="section__more wrapping">
      <ListLink
        className="button button--outline"
        href={shortlistHref(cars.map(({ id }) => id))}
        part={shortlistId}
      >
        {`Compare these ${cars.length}`}
      </ListLink>
    </div>
  );
}

/** The dealer's answers to a search, with links to their sources. */
function DealerSays({ answers }: { answers: readonly DealerLine[] }) {
  return (
    <p className="way-here wrapping">
      <NamedLines lines={answers} />
      {[...new Set(answers.flatMap(({ href }) => href ?? []))].map((href) => (
        <a key={href} href={href}>
          {places[href]}
        </a>
      ))}
    </p>
  );
}

const places = {
  '/contact#map-title': 'Find Our Showroom',
  '/contact?about=exchange#contact-title': 'Exchange your car',
  '/about#papers': 'Papers and rules',
  '/about#buying': 'Paying and holding',
} as const satisfies Record<NonNullable<DealerLine['href']>, string>;
