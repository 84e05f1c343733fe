import { stockShortcuts } from '../../../shared/stock/stock-shortcuts.ts';

/** What many look for, each with cars behind it. */
export function ShortcutRow() {
  if (stockShortcuts.length === 0) return null;
  return (
    <nav aria-label="Popular searches">
      <ul className="shortcuts">
        {stockShortcuts.map(({ label, href }) => (
          <li key={label}>
            <a className="tag" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
