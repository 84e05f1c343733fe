import { useMemo } from 'react';
import { resultsId } from '../../../shared/inventory/inventory-hrefs.ts';
import { shortcuts } from '../../../shared/inventory/links/shortcuts.ts';
import { maxSearchLength } from '../../../shared/inventory/query.ts';
import { Form } from '../../forms/form.tsx';
import { ListLink } from '../../navigation/list-link.tsx';
import { useStock } from '../../site-context.ts';

export function ShortcutRow() {
  const stock = useStock();
  const links = useMemo(() => shortcuts(stock), [stock]);
  if (links.length === 0) return null;
  return (
    <div className="shortcuts panel wrapping">
      <Form
        name="search"
        className="shortcuts__search"
        method="get"
        action={`/inventory#${resultsId}`}
        role="search"
        aria-label="Search cars"
      >
        <input
          className="field__input"
          type="search"
          name="search"
          maxLength={maxSearchLength}
          aria-label="Search cars"
          placeholder="Make, model or budget"
          autoComplete="off"
          inputMode="search"
          enterKeyHint="search"
        />
        <button className="button button--primary" type="submit">
          Search
        </button>
      </Form>
      <nav aria-label="Popular searches">
        <ul className="tags wrapping">
          {links.map(({ label, href }) => (
            <li key={label}>
              <ListLink className="tag" href={href} part={resultsId}>
                {label}
              </ListLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
