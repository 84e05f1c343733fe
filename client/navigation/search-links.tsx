import { resultsId } from '../../shared/inventory/inventory-hrefs.ts';
import { ListLink } from './list-link.tsx';

export type SearchLink = {
  label: string;
  href: string;
  /** How many cars it finds. */
  count?: number;
};

type SearchLinksProps = { label: string; className: string; links: readonly SearchLink[] };

/** Links to lists of the inventory. */
export function SearchLinks({ label, className, links }: SearchLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav className={className} aria-label={label}>
      <ul className="tags">
        {links.map((link) => (
          <li key={link.label}>
            <ListLink className="tag" href={link.href} part={resultsId}>
              {link.count === undefined ? (
                link.label
              ) : (
                <>
                  <span>{link.label}</span> <b>{link.count}</b>
                </>
              )}
            </ListLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
