import { filterCars } from '../../../shared/inventory/filters.ts';
import { isPageOfList } from '../../../shared/inventory/list-pages.ts';
import { readInventoryQuery } from '../../../shared/inventory/query.ts';
import type { PageRequest, RouteResult } from '../../resolved-page.ts';

/** 404 for a missing page number. The records are those of the shortlist's sold cars. */
export function inventoryAt({ query, stock, site }: PageRequest): Omit<RouteResult, 'content'> {
  const { choice, missing } = readInventoryQuery(query, stock.options);
  const { filters, page } = choice;
  const hasPage = page === 1 || isPageOfList(page, filterCars(stock.listings, filters, site).length);
  return { status: hasPage ? 200 : 404, records: missing.flatMap((id) => stock.records.get(id) ?? []) };
}
