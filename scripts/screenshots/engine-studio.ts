import { setTimeout as wait } from 'node:timers/promises';
import { viewportOf } from '../browser/viewport.ts';
import { startFirefox } from '../engines/firefox-engine.ts';
import { startWebKit } from '../engines/webkit-engine.ts';
import type { Options } from './options.ts';
import { scenesAt } from './engine-scenes.ts';
import type { Studio } from './chromium-studio.ts';
import type { Engine } from '../engines/engine.ts';
import type { Scene } from './engine-scenes.ts';

const starters = { firefox: startFirefox, webkit: startWebKit };

/** Pages and main states in another engine. */
export async function openEngineStudio(options: Options, site: string): Promise<Studio> {
  const { engine: name, forcedColors, widths, only } = options;
  if (name !== 'firefox' && name !== 'webkit')
    throw new Error(`--engine ${name}: chromium, firefox or webkit`);
  const engine = await starters[name]({ forcedColors });
  return {
    atOnce: 1,
    jobs: widths.flatMap((width) =>
      scenesAt(width, only).map((scene) => ({
        name: `${name}/${width}/${scene.name}`,
        take: () => photographScene(engine, site, scene, width),
      })),
    ),
    close: () => engine.close(),
  };
}

const longestWaitMs = 20_000;

const isHydrated = `Object.keys(document.body).some((key) => key.startsWith('__reactFiber$'))`;
/** Fonts and pictures are loaded, and animations have ended. */
const rest = `(async () => {
  for (const image of document.images) image.loading = 'eager';
  await Promise.allSettled([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
  await new Promise((resolve) => setTimeout(resolve, 500));
})().then(() => true)`;

/** One scene in one engine, as a first-time visitor sees it. */
async function photographScene(engine: Engine, site: string, scene: Scene, width: number): Promise<Buffer> {
  const { path, press, click, shows, isFull, withPopup = false } = scene;
  await engine.resize(width, viewportOf(width).height);
  await engine.goto(`${site}/robots.txt`);
  await engine.run(`(localStorage.clear(), sessionStorage.clear(), true)`);
  if (!withPopup) await engine.run(`(sessionStorage.setItem('hasSeenFestivePopup', 'true'), true)`);
  await engine.goto(`${site}${path}`);
  await until(() => engine.run(isHydrated), 'the page does not react');
  if (press) await pressButton(engine, press);
  if (click) await engine.run(`document.querySelector('${click}').click()`);
  if (shows) await until(async () => (await engine.count(...shows)) > 0, `no ${shows.join(' ')}`);
  if (isFull) await engine.resize(width, Number(await engine.run('document.documentElement.scrollHeight')));
  await engine.run(rest);
  return engine.screenshot();
}

async function pressButton(engine: Engine, name: string): Promise<void> {
  const box = await engine.reach('button', name);
  if (!box) throw new Error(`no button '${name}'`);
  await engine.moveTo(box.x + box.width / 2, box.y + box.height / 2);
  await engine.pressButton();
  await engine.releaseButton();
}

async function until(isSo: () => Promise<unknown>, complaint: string): Promise<void> {
  const lastAt = Date.now() + longestWaitMs;
  while (!(await isSo())) {
    if (Date.now() > lastAt) throw new Error(complaint);
    await wait(50);
  }
}
