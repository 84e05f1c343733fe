import { resultsId } from '../../shared/inventory/inventory-hrefs.ts';
import { ListLink } from './list-link.tsx';

export type SearchLink = {
  label: string;
  href: string;
  count?: number;
  /** Whether the filter is set; the link then removes it. */
  isOn?: boolean;
};

type SearchLinksProps = {
  label: string;
  className: string;
  links: readonly SearchLink[];
  /** The links behind 'More'. */
  more?: readonly SearchLink[];
  /** The id of the element that the links lead to; '' to keep the scroll position. */
  part?: string;
};

export function SearchLinks({ label, className, links, more = [], part = resultsId }: SearchLinksProps) {
  if (links.length + more.length === 0) return null;
  return (
    <nav className={className} aria-label={label}>
      <LinkList links={links} part={part} className={more.length > 0 ? 'tags tags--line' : 'tags'} />
      {more.length > 0 && (
        <details>
          <summary className="tag">More</summary>
          <LinkList links={more} part={part} className="tags" />
        </details>
      )}
    </nav>
  );
}

function LinkList({ links, part, className }: Omit<SearchLinksProps, 'label' | 'more'>) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.label}>
          <ListLink
            className="tag"
            href={link.href}
            part={part}
            aria-current={link.isOn === true ? true : undefined}
          >
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
  );
}
