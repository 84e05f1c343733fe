import type { ReactNode } from 'react';
import type { CarDetail } from '../shared/cars/car.ts';
import type { Stock } from '../shared/inventory/create-stock.ts';
import type { SearchRules } from '../shared/inventory/filters.ts';

/** A URL, and what its page depends on. */
export type PageRequest = {
  path: string;
  /** From its '?' on, or ''. */
  query: string;
  stock: Stock;
  site: SearchRules;
  /** The day in India, '2026-11-22'. */
  today: string;
};

/** What a URL shows: the answer for status, redirect, log, metrics, title and content. */
export type ResolvedPage = {
  /** For the server's metrics; pages without an alert of their own share a name. */
  route: string;
  /** 404 and 410 have content, too. */
  status: 200 | 404 | 410;
  content: ReactNode;
  /** The detail records that the content shows. */
  records?: readonly CarDetail[];
};

/** Without the name that the route table adds. */
export type RouteResult = Omit<ResolvedPage, 'route'>;
