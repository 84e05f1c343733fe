export type Complaining = Window & { complaints?: string[] };

/** Runs in the page before its own scripts: records errors of the page and its console. */
export function complaintScript(): void {
  const complaints: string[] = [];
  (window as Complaining).complaints = complaints;
  for (const kind of ['error', 'warn'] as const) {
    const write = console[kind];
    console[kind] = (...words: unknown[]) => {
      complaints.push(`${kind}: ${words.map(String).join(' ')}`);
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
    complaints.push(`rejected: ${String(reason)}`),
  );
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    complaints.push(`security policy: ${violatedDirective} forbids ${blockedURI}`);
  });
}
