import { Fragment } from 'react';
import { linkedPages, pageCount } from '../../../../shared/inventory/list-pages.ts';
import { ButtonLink } from '../../../elements/button-link.tsx';

type PageLinksProps = { page: number; cars: number; hrefOf: (page: number) => string };

/** Links to the pages of a long list. React moves the link elements to the head. */
export function PageLinks({ page, cars, hrefOf }: PageLinksProps) {
  const last = pageCount(cars);
  if (last === 1) return null;
  const linked = linkedPages(page, last);
  const [previous, next] = [page > 1 && page <= last, page < last];
  return (
    <nav className="page-links wrapping" aria-label="Pages of cars">
      {previous && <link rel="prev" href={hrefOf(page - 1)} />}
      {next && <link rel="next" href={hrefOf(page + 1)} />}
      {previous && <ButtonLink look="quiet" href={hrefOf(page - 1)} label="Previous" />}
      <div className="page-links__pages wrapping">
        {linked.map((number, index) => (
          <Fragment key={number}>
            {number - (linked[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <a
              className="page-links__page"
              href={hrefOf(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </Fragment>
        ))}
      </div>
      {next && <ButtonLink look="quiet" href={hrefOf(page + 1)} label="Next" />}
    </nav>
  );
}
