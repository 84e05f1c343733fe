import { readArguments } from '../machine/read-arguments.ts';

const help = `Takes pictures of the sample's pages and their states into out/screenshots/.

  --base URL         of a site that is running, instead of the sample
  --engine NAME      chromium (each run is identical to the pixel), or firefox or webkit with fewer states
  --widths LIST      in pixels; 390,768,1440 without it
  --only LIST        only pictures whose name contains one of these words
  --forced-colors    with the colours of a high-contrast mode
  --reduced-motion   with reduced motion

Examples:
  npm run screenshots -- --only home,car --widths 360
  npm run screenshots -- --base http://localhost:3000 --engine firefox`;

/** The command line of `npm run screenshots`. */
export function readOptions(args: string[]) {
  const values = readArguments(
    {
      base: { type: 'string' },
      engine: { type: 'string', default: 'chromium' },
      widths: { type: 'string', default: '390,768,1440' },
      only: { type: 'string', default: '' },
      'forced-colors': { type: 'boolean', default: false },
      'reduced-motion': { type: 'boolean', default: false },
    },
    help,
    args,
  );
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
