import { changePath } from './change-path.ts';

// An import, for the pages' security policy lets a script fetch nothing else.
async function reloadOnChange(): Promise<void> {
  try {
    await import(`${changePath}?since=${performance.timeOrigin}&at=${Date.now()}`);
    window.location.reload();
  } catch {
    // The development server is not running.
    setTimeout(() => void reloadOnChange(), 1000);
  }
}

window.addEventListener('load', () => void reloadOnChange());
