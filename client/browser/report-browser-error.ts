/** A report names only these pages, so it never contains what a visitor typed. */
export const browserErrorPages = ['home', 'inventory', 'car', 'about', 'contact', 'other'] as const;

export const browserErrorKinds = ['render', 'load', 'hydration'] as const;

export type BrowserErrorPage = (typeof browserErrorPages)[number];
export type BrowserErrorKind = (typeof browserErrorKinds)[number];

const reported = new Set<BrowserErrorKind>();
let errorsPath: string | undefined;

/** Called early, because an error may empty the page. `undefined` turns reports off. */
export function reportBrowserErrorsTo(path: string | undefined): void {
  errorsPath = path;
}

/** Requests an empty file whose path is the report. Reports each kind once per page load. */
export function reportBrowserError(kind: BrowserErrorKind): void {
  if (!errorsPath || reported.has(kind)) return;
  reported.add(kind);
  const [, folder] = window.location.pathname.split('/');
  const page = folder ? (browserErrorPages.find((name) => name === folder) ?? 'other') : 'home';
  // By default, browsers send the page's URL, including its search, as the referrer.
  const nothingElse = { referrerPolicy: 'no-referrer', credentials: 'omit' } as const;
  fetch(`${errorsPath}/${page}/${kind}`, { ...nothingElse, keepalive: true }).catch(() => undefined);
}
