/** Debian's Firefox, or the one that FIREFOX_PATH names. */
export function firefoxPath(): string {
  return process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
}
