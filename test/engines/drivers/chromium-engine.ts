import { requestsOf } from '../../browser/harness/requests.ts';
import { launchChromium } from '../../chromium/launch-chromium.ts';
import { firstScript, type Engine } from './engine.ts';

export async function startChromium(withMotion = false): Promise<Engine> {
  const browser = await launchChromium({ asVisitors: true });
  const context = await browser.newContext({
    reducedMotion: withMotion ? 'no-preference' : 'reduce',
    forcedColors: withMotion ? 'active' : 'none',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.addInitScript(firstScript);
  const page = await context.newPage();
  const links = requestsOf(context, /^(mailto:|https:\/\/wa\.me\/)/);
  page.on('popup', (tab) => void tab.close());
  const { mouse, keyboard } = page;
  const untilParsed = { waitUntil: 'domcontentloaded' } as const;

  return {
    name: 'Chromium',
    goto: (url) => page.goto(url, untilParsed),
    reload: () => page.reload(untilParsed),
    back: () => page.goBack({ waitUntil: 'commit' }),
    forward: () => page.goForward({ waitUntil: 'commit' }),
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: (expression) => page.evaluate(expression),
    moveTo: (x, y) => mouse.move(x, y),
    pressButton: () => mouse.down(),
    releaseButton: () => mouse.up(),
    press: (keys) => keyboard.press(keys),
    type: (text) => keyboard.type(text),
    handedOver: () => Promise.resolve(links.splice(0)),
    close: () => browser.close(),
  };
}
