import { useMemo } from 'react';
import { shortcuts } from '../../../shared/inventory/shortcuts.ts';
import { useStock } from '../../stock-context.ts';

/** What many look for, each with cars behind it. */
export function ShortcutRow() {
  const { listings, options } = useStock();
  const links = useMemo(() => shortcuts(listings, options), [listings, options]);
  if (links.length === 0) return null;
  return (
    <nav aria-label="Popular searches">
      <ul className="shortcuts">
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
