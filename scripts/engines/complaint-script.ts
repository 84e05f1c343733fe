/** An error that a page reports, in whichever engine. */
export type Complaint = `${'error' | 'warning' | 'uncaught' | 'not loaded'}: ${string}`;

export type Complaining = Window & { complaints?: Complaint[] };

/**
 * Runs in the page before its own scripts: records its errors and those of its console. The driver of Firefox tells but
 * some of them, and that of WebKit none. Chromium's tells more than a script can see, such as a request that fails or a
 * file that is preloaded in vain: test/browser/harness/complaints.ts.
 */
export function complaintScript(): void {
  const complaints: Complaint[] = [];
  (window as Complaining).complaints = complaints;
  for (const kind of ['error', 'warn'] as const) {
    const write = console[kind];
    console[kind] = (...words: unknown[]) => {
      complaints.push(`${kind === 'warn' ? 'warning' : kind}: ${words.map(String).join(' ')}`);
      write.apply(console, words);
    };
  }
  const noteError = (event: Event) => {
    const { target } = event;
    // Ignored: the engine tries a film's other formats, or keeps the picture.
    if (target instanceof HTMLSourceElement) return;
    const file = target instanceof Element ? (target.getAttribute('src') ?? target.getAttribute('href')) : '';
    complaints.push(event instanceof ErrorEvent ? `uncaught: ${event.message}` : `not loaded: ${file}`);
  };
  window.addEventListener('error', noteError, true);
  window.addEventListener('unhandledrejection', ({ reason }) =>
    complaints.push(`uncaught: ${String(reason)}`),
  );
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    complaints.push(`error: the policy's ${violatedDirective} forbids ${blockedURI}`);
  });
}
