import { hydratedEvent, readBoot } from './boot.ts';

// A page can be read and its links followed without the rest of the client's code. So that comes after what the page
// shows, as soon as the visitor acts, or when it has waited for this long.
const longestWaitMs = 3000;

const hydration = new AbortController();
const untilHydrated = { signal: hydration.signal };

addEventListener('load', () => {
  new PerformanceObserver(loadModules).observe({ type: 'paint', buffered: true });
});
for (const type of ['pointerdown', 'keydown']) addEventListener(type, loadModules, untilHydrated);
const wait = setTimeout(loadModules, longestWaitMs);

// A button that was clicked too early is clicked again as soon as it can do something, unless the visitor has gone on.
const longestEchoMs = 2000;
let clicked: HTMLElement | null = null;
let echo: ReturnType<typeof setTimeout> | undefined;
addEventListener('click', noteClick, untilHydrated);
addEventListener('scroll', forgetClick, untilHydrated);
addEventListener(hydratedEvent, endWait, untilHydrated);

/** Modules that are loaded already stay as they are. */
function loadModules(): void {
  for (const address of readBoot(document).modules) void import(address);
}

function endWait(): void {
  clearTimeout(wait);
  hydration.abort();
  clicked?.click();
}

function noteClick({ target }: Event): void {
  clicked = target instanceof Element ? target.closest('button[type=button]') : null;
  clearTimeout(echo);
  echo = setTimeout(forgetClick, longestEchoMs);
}

function forgetClick(): void {
  clicked = null;
}
