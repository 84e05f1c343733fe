/** The pages that a report may name: fixed words, so that it contains nothing that a visitor typed. */
export const browserErrorPages = ['home', 'inventory', 'car', 'about', 'contact', 'other'] as const;

/** An error while rendering, a script that failed to load, or a part of the page that could not be hydrated. */
export const browserErrorKinds = ['render', 'load', 'hydration'] as const;

export type BrowserErrorPage = (typeof browserErrorPages)[number];
export type BrowserErrorKind = (typeof browserErrorKinds)[number];

const reported = new Set<BrowserErrorKind>();
let errorsPath: string | undefined;

/** Where reports go, if they are on. Told at the start: the error to report may have emptied the page. */
export function reportBrowserErrorsTo(path: string | undefined): void {
  errorsPath = path;
}

/** Requests an empty file; its path is the whole report. Each kind is reported once per page load. */
export function reportBrowserError(kind: BrowserErrorKind): void {
  if (!errorsPath || reported.has(kind)) return;
  reported.add(kind);
  const [, folder] = window.location.pathname.split('/');
  const page = folder ? (browserErrorPages.find((name) => name === folder) ?? 'other') : 'home';
  // By default the browser would send the page's URL as referrer, including the search.
  const nothingElse = { referrerPolicy: 'no-referrer', credentials: 'omit' } as const;
  fetch(`${errorsPath}/${page}/${kind}`, { ...nothingElse, keepalive: true }).catch(() => undefined);
}
