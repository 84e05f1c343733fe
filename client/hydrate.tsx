import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { keepServedForms } from './before-hydration/served-forms.ts';
import { reportFault } from './browser/report-fault.ts';
import { readPageData } from './page-data.ts';
import { entryKey, keepPlace, leaveEntry, shownEntry } from './navigation/place.ts';
import { loadScreen } from './routes.tsx';

/**
 * Hydrates the served page, unless the visitor has left it. The page's code is loaded first, so that hydration never
 * suspends.
 */
export async function hydrate(isHere: () => boolean): Promise<void> {
  const screen = await loadScreen(window.location.pathname, window.location.search);
  if (!isHere()) return;
  // Before React Router reads the history state, and before its popstate listener changes the page.
  entryKey();
  window.addEventListener('popstate', () => {
    if (shownEntry() === undefined && !isHere()) leaveEntry();
    keepPlace();
    entryKey();
  });
  keepServedForms();
  startTransition(() => {
    hydrateRoot(
      document,
      <BrowserRouter>
        <App pageData={readPageData(document)} screen={screen} />
      </BrowserRouter>,
      {
        onRecoverableError(error) {
          console.warn(error);
          reportFault('hydration');
        },
        onUncaughtError(error) {
          reportError(error);
          reportFault('render');
        },
      },
    );
  });
}
