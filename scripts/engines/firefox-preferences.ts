import type { Wishes } from './engine.ts';

export const preferences: Record<string, unknown> = {
  // Otherwise a window in the background gets no focus events.
  'focusmanager.testmode': true,
  // Opens the mail program without asking.
  'security.external_protocol_requires_permission': false,
  // One process for all pages: others take processor time.
  'fission.autostart': false,
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  // Nothing that serves only the browser itself: its extensions, its history, icons of tabs, a session to restore.
  'extensions.enabledScopes': 0,
  'places.history.enabled': false,
  'browser.chrome.site_icons': false,
  'browser.sessionstore.interval': 3_600_000,
  // Each frame is painted by the processor.
  'layout.frame_rate': 20,
  // As on a phone.
  'ui.useOverlayScrollbars': 1,
  // Only this machine can be reached.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': '127.0.0.1, localhost',
};

export function preferencesFor({ motion = false, forcedColors = false }: Wishes): Record<string, number> {
  return {
    'ui.prefersReducedMotion': motion ? 0 : 1,
    'browser.display.document_color_use': forcedColors ? 2 : 0,
  };
}

type Privileged = { Services: { prefs: { setIntPref: (name: string, value: number) => void } } };

/** Runs in about:config. */
export function setPreferences(numbers: Record<string, number>): void {
  const { prefs } = (globalThis as unknown as Privileged).Services;
  for (const [name, value] of Object.entries(numbers)) prefs.setIntPref(name, value);
}
