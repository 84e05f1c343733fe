import { startFirefox } from '../engines/firefox-engine.ts';
import { startWebKit } from '../engines/webkit-engine.ts';
import type { Options } from './options.ts';
import { photographScene } from './photograph-scene.ts';
import { scenesAt } from './engine-scenes.ts';
import type { Studio } from './studio.ts';

const starters = { firefox: startFirefox, webkit: startWebKit };

/** Pages and main states in another engine. */
export async function openEngineStudio(options: Options, site: string): Promise<Studio> {
  const { engine: name, forcedColors, widths, only } = options;
  if (name !== 'firefox' && name !== 'webkit')
    throw new Error(`--engine ${name}: chromium, firefox or webkit`);
  const engine = await starters[name]({ reducedMotion: true, forcedColors });
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
