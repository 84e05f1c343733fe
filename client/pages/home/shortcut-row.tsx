import { shortcuts } from 'stock:shortcuts';

/** What many look for, each with cars behind it. */
export function ShortcutRow() {
  if (shortcuts.length === 0) return null;
  return (
    <nav aria-label="Popular searches">
      <ul className="shortcuts">
        {shortcuts.map(({ label, href }) => (
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
