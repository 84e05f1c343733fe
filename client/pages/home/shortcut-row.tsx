import { useMemo } from 'react';
import { shortcuts } from '../../../shared/narrowing/shortcuts.ts';
import { useLastInventory } from '../../navigation/last-inventory.ts';
import { useStock } from '../../stock-context.ts';

/** What many look for, each with cars behind it, and with what the visitor has chosen already. */
export function ShortcutRow() {
  const { listings, options } = useStock();
  const query = useLastInventory();
  const links = useMemo(() => shortcuts(listings, query, options), [listings, query, options]);
  if (links.length === 0) return null;
  return (
    <nav aria-label="Popular searches">
      <ul className="tags shortcuts">
        {links.map(({ label, href }) => (
          <li key={label}>
            <a className="tag" href={`${href}#results`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
