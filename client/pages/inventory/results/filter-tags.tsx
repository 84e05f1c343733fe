import { tags } from '../../../../shared/inventory/tags.ts';
import { inventoryOptions } from '../inventory-options.ts';

/** What the address has set, each a link to the address without it. */
export function FilterTags({ query }: { query: string }) {
  const set = tags(query, inventoryOptions);
  if (set.length === 0) return null;
  return (
    <ul className="tags">
      {set.map(({ label, address }) => (
        <li key={label}>
          <a className="tag" href={address}>
            <span className="visually-hidden">Remove </span>
            {label}
            <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
