import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shellWord } from '../../../scripts/stock/shell-word.ts';
import { painted } from '../../chromium/stillness.ts';
import { startBidiSession } from './bidi-session.ts';
import { firstScript, sourceOf, type Engine } from './engine.ts';
import { inputBy } from './input-actions.ts';

type Tab = { context: string; url: string };
type Evaluation = { result: { value?: string }; exceptionDetails?: { text: string } };

export async function startFirefox(withMotion = false): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const mails = join(profile, 'mails');
  recordMails(profile, mails);
  writePreferences(profile, withMotion);
  const { send, close } = await startBidiSession(firefoxPath(), profile);
  // The initial tab never gets the focus.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  await send('script.addPreloadScript', { functionDeclaration: `() => { ${firstScript} }` });
  const wait = 'interactive';

  async function run(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = await send<Evaluation>('script.evaluate', {
      // The protocol has its own notation for values.
      expression: `(async () => JSON.stringify(await (${expression})))()`,
      target: { context },
      awaitPromise: true,
      userActivation: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value === undefined ? undefined : JSON.parse(result.value);
  }

  const input = inputBy((actions) => send('input.performActions', { context, actions }));
  return {
    ...input,
    name: 'Firefox',
    goto: (url) => send('browsingContext.navigate', { context, url, wait }),
    reload: () => send('browsingContext.reload', { context, wait }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    forward: () => send('browsingContext.traverseHistory', { context, delta: 1 }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    run,
    async type(text) {
      await input.type(text);
      // With its next frame Firefox scrolls to what was typed; a click would miss.
      await run(`${sourceOf(painted)}()`);
    },
    async handedOver() {
      const { contexts } = await send<{ contexts: Tab[] }>('browsingContext.getTree', { maxDepth: 0 });
      const opened = contexts.filter((tab) => tab.context !== context && tab.url !== 'about:blank');
      for (const tab of opened) await send('browsingContext.close', { context: tab.context });
      if (opened.length > 0) await send('browsingContext.activate', { context });
      return [...opened.map(({ url }) => url), ...takeLines(mails)];
    },
    async close() {
      await close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

export function firefoxPath(): string {
  return process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
}

function writePreferences(profile: string, withMotion: boolean): void {
  const preferences = {
    // Otherwise a window in the background gets no focus events.
    'focusmanager.testmode': true,
    'security.external_protocol_requires_permission': false,
    // One process for all pages: more would take processor time.
    'fission.autostart': false,
    'dom.ipc.processCount': 1,
    'dom.ipc.processPrelaunch.enabled': false,
    // The processor paints each frame.
    'layout.frame_rate': 20,
    // As on a phone.
    'ui.useOverlayScrollbars': 1,
    'ui.prefersReducedMotion': withMotion ? 0 : 1,
    'browser.display.document_color_use': withMotion ? 2 : 0,
    // Only this machine can be reached.
    'network.proxy.type': 1,
    'network.proxy.socks': '127.0.0.1',
    'network.proxy.socks_port': 9,
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref('${name}', ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
}

function recordMails(profile: string, file: string): void {
  const program = join(profile, 'record-mail');
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$1" >> ${shellWord(file)}\n`, { mode: 0o700 });
  const mailto = { action: 2, handlers: [{ name: 'record-mail', path: program }] };
  const handlers = { defaultHandlersVersion: {}, mimeTypes: {}, schemes: { mailto } };
  writeFileSync(join(profile, 'handlers.json'), JSON.stringify(handlers));
}

function takeLines(file: string): string[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // The program creates the file before it writes the line.
  if (!text.endsWith('\n')) return [];
  rmSync(file);
  return text.trim().split('\n');
}
