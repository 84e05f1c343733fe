export type Complaint = `${'error' | 'warning' | 'uncaught' | 'not loaded'}: ${string}`;

export type Complaining = Window & { complaints?: Complaint[] };

/**
 * Runs in the page before its own scripts, and records its errors and what it writes to the console. WebDriver does not
 * report them. test/browser/harness/complaints.ts also records what only Chromium reports, such as unused preloads.
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
    // The engine tries the film's other formats, or keeps the poster.
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
