import { useRef } from 'react';
import { resultsId } from '../../../../shared/inventory/inventory-hrefs.ts';
import type { InventoryReading } from '../../../../shared/inventory/query.ts';
import { tags } from '../../../../shared/inventory/tags.ts';
import type { Wish } from '../../../../shared/search/understand.ts';
import { passFocusOn } from '../../../browser/pass-focus-on.ts';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { ListLink } from '../../../navigation/list-link.tsx';
import { useSite, useStock } from '../../../site-context.ts';

type FilterTagsProps = { reading: InventoryReading; wishes: readonly Wish[] };

/** One link per filter in the URL, which removes that filter. */
export function FilterTags({ reading, wishes }: FilterTagsProps) {
  const list = useRef<HTMLUListElement>(null);
  // Without scripts, the page reloads, and a phone would show its form first.
  const isHydrated = useHydrated();
  const { options } = useStock();
  const { quirks } = useSite();
  const set = tags(reading, options, quirks === 'fix' ? wishes : []);
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
