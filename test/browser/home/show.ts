import type { Page } from 'playwright-core';
import { openPage, type Visit } from '../harness/browser.ts';

export const popup = (page: Page) =>
  page.getByRole('dialog', { name: 'Happy Festive Season from Utsav Motors Delhi!' });

/** The connection is slow, so that no film plays. */
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

export const connect = (page: Page, connection: { saveData: true } | { effectiveType: '3g' }) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
