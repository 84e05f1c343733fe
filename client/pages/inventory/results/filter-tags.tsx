import { useRef } from 'react';
import type { InventoryReading } from '../../../../shared/inventory/query.ts';
import { tags } from '../../../../shared/inventory/tags.ts';
import { understand } from '../../../../shared/search/understand.ts';
import { passFocusOn } from '../../../browser/pass-focus-on.ts';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { ListLink } from '../../../navigation/list-link.tsx';
import { useSite } from '../../../site-context.ts';
import { useStock } from '../../../stock-context.ts';
import { resultsId } from '../../../../shared/inventory/inventory-hrefs.ts';

/** The filters set in the URL, each a link to the URL without it. */
export function FilterTags({ reading }: { reading: InventoryReading }) {
  const list = useRef<HTMLUListElement>(null);
  // Without scripts the page is loaded anew, and a phone would show its form.
  const isHydrated = useHydrated();
  const { listings, options } = useStock();
  const { quirks, finance } = useSite();
  const set = tags(
    reading,
    options,
    quirks === 'fix' ? (search) => understand(search, listings, finance) : undefined,
  );
  if (set.length === 0) return null;
  return (
    <ul ref={list} className="tags tags--line">
      {set.map(({ label, href }, index) => (
        <li key={label}>
          <ListLink
            ref={passFocusOn(
              () => list.current?.querySelectorAll('.tag')[index] ?? document.getElementById(resultsId),
            )}
            className="tag"
            href={href}
            part={isHydrated ? undefined : resultsId}
          >
            <span className="visually-hidden">Remove </span>
            {label}
            <span aria-hidden="true">×</span>
          </ListLink>
        </li>
      ))}
    </ul>
  );
}
