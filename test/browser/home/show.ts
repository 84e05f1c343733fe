import type { Page } from 'playwright-core';
import { openPage, type Visit } from '../harness/browser.ts';

export const popup = (page: Page) =>
  page.getByRole('dialog', { name: 'Happy Festive Season from Utsav Motors Delhi!' });

/** Opens the home page with its clock stopped, and without the film, which would take processor time. */
export const openHome = (visit: Visit) =>
  openPage('/', {
    hasSeenPopup: false,
    isClockStopped: true,
    ...visit,
    async before(it) {
      await connect(it, { effectiveType: '3g' });
      await visit.before?.(it);
    },
  });

/** What the browser says about its connection. */
export const connect = (page: Page, connection: { saveData: true } | { effectiveType: '3g' }) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
