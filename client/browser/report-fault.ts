import { readPageData } from '../page-data.ts';

/** The pages and faults that a report may name: nothing that a visitor typed. */
export const faultPages = ['home', 'inventory', 'car', 'about', 'contact', 'other'] as const;

/** A part of the page threw, or a script could not be loaded. */
export const faultKinds = ['render', 'load'] as const;

export type FaultPage = (typeof faultPages)[number];
export type FaultKind = (typeof faultKinds)[number];

const reported = new Set<FaultKind>();

/** Asks for an empty file whose path is the whole report. Each kind is reported once a page load. */
export function reportFault(kind: FaultKind): void {
  const { faults } = readPageData(document);
  if (!faults || reported.has(kind)) return;
  reported.add(kind);
  const [, folder] = window.location.pathname.split('/');
  const page = folder ? (faultPages.find((name) => name === folder) ?? 'other') : 'home';
  // Else the browser would send the page's address along, with what was searched for.
  const nothingElse = { referrerPolicy: 'no-referrer', credentials: 'omit' } as const;
  fetch(`${faults}/${page}/${kind}`, { ...nothingElse, keepalive: true }).catch(() => undefined);
}
