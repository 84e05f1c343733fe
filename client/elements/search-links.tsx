import { resultsId } from '../../shared/inventory/inventory-hrefs.ts';

export type SearchLink = {
  label: string;
  href: string;
  /** How many cars it finds. */
  count?: number;
  /** Not for search engines, which have a page for each brand, fuel and gearbox, but none for each combination. */
  isUnlisted?: boolean;
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
            <a
              className="tag"
              href={`${link.href}#${resultsId}`}
              rel={link.isUnlisted ? 'nofollow' : undefined}
            >
              {link.count === undefined ? (
                link.label
              ) : (
                <>
                  <span>{link.label}</span> <b>{link.count}</b>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
