import type { ReactNode } from 'react';
import type { CarDetail } from '../shared/cars/car.ts';
import type { DescribedIds, Stock } from '../shared/inventory/create-stock.ts';
import type { SearchRules } from '../shared/inventory/filters.ts';

export type PageRequest = {
  path: string;
  /** Including the '?', or ''. */
  query: string;
  stock: Stock;
  site: SearchRules;
  /** The day in India, '2026-11-22'. */
  today: string;
};

/** The single source for status, redirect, log, metrics, title and content. */
export type ResolvedPage = {
  /** For the server's metrics; pages without their own alert share a name. */
  route: string;
  status: 200 | 404 | 410;
  content: ReactNode;
  records?: readonly CarDetail[];
  described?: DescribedIds;
};

export type RouteResult = Omit<ResolvedPage, 'route'>;
