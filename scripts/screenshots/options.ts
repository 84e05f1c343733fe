import { parseArgs } from 'node:util';

/** The command line of `npm run screenshots`. */
export function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      /** A site that is already running. */
      base: { type: 'string' },
      /** Chromium's pictures are identical to the pixel each time; 'firefox' and 'webkit' have fewer states. */
      engine: { type: 'string', default: 'chromium' },
      widths: { type: 'string', default: '390,768,1440' },
      /** Only shots whose name contains one of these. */
      only: { type: 'string', default: '' },
      'forced-colors': { type: 'boolean', default: false },
      'reduced-motion': { type: 'boolean', default: false },
    },
  });
  return {
    base: values.base,
    engine: values.engine,
    widths: values.widths.split(',').map(Number),
    only: values.only.split(','),
    forcedColors: values['forced-colors'],
    reducedMotion: values['reduced-motion'],
  };
}

export type Options = ReturnType<typeof readOptions>;
