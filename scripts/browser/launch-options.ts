import type { LaunchOptions } from 'playwright-core';
import { chromiumPath } from './chromium.ts';

/** A headless Chromium that reaches only this machine. */
export function launchOptions(): LaunchOptions {
  return {
    executablePath: chromiumPath(),
    // Containers and root cannot use the sandbox, and only our own pages are visited.
    chromiumSandbox: false,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
  };
}
