import { Fragment } from 'react';
import { namedPages, pageCount } from '../../../../shared/inventory/pages.ts';

type PageLinksProps = {
  page: number;
  /** How many cars match. */
  cars: number;
  /** The address of a page. */
  addressOf: (page: number) => string;
};

/** The way to the other pages of a long list; nothing where there is but one. React moves the links to the head. */
export function PageLinks({ page, cars, addressOf }: PageLinksProps) {
  const last = pageCount(cars);
  if (last === 1) return null;
  const named = namedPages(page, last);
  const [previous, next] = [page > 1 && page <= last, page < last];
  return (
    <nav className="page-links" aria-label="Pages of cars">
      {previous && <link rel="prev" href={addressOf(page - 1)} />}
      {next && <link rel="next" href={addressOf(page + 1)} />}
      {previous && (
        <a className="button button--quiet" href={addressOf(page - 1)}>
          Previous
        </a>
      )}
      <div className="page-links__pages">
        {named.map((number, index) => (
          <Fragment key={number}>
            {number - (named[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <a
              className="page-links__page"
              href={addressOf(number)}
              aria-label={`Page ${number}`}

              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </Fragment>
        ))}
      </div>
      {next && (
        <a className="button button--quiet" href={addressOf(page + 1)}>
          Next
        </a>
      )}
    </nav>
  );
}
