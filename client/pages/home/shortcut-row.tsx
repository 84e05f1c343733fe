import { useMemo } from 'react';
import { shortcuts } from '../../../shared/narrowing/shortcuts.ts';
import { SearchLinks } from '../../navigation/search-links.tsx';
import { useLastInventory } from '../../navigation/last-inventory.ts';
import { useStock } from '../../stock-context.ts';

/** What many look for, each with cars behind it, and with what the visitor has chosen already. */
export function ShortcutRow() {
  const { listings, options } = useStock();
  const query = useLastInventory();
  const links = useMemo(() => shortcuts(listings, query, options), [listings, query, options]);
  return <SearchLinks className="shortcuts" label="Popular searches" links={links} />;
}
