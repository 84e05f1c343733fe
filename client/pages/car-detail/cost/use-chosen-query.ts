import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FieldValue } from '../../../before-hydration/served-forms.ts';
import { changeUrl } from '../../../navigation/history-entries.ts';

/** The URL's query, and a function that sets fields in it without a navigation. */
export function useChosenQuery() {
  const location = useLocation();
  const [chosen, setChosen] = useState({ location, query: location.search });
  // Links, Back and Forward change the URL, too.
  const query = chosen.location === location ? chosen.query : location.search;
  const choose = (fields: readonly FieldValue[]) => {
    const params = new URLSearchParams(query);
    for (const [name, value] of fields) params.set(name, value);
    const next = `?${params}`;
    changeUrl('replaceState', next);
    setChosen({ location, query: next });
  };
  return { query, choose, served: location.search };
}
