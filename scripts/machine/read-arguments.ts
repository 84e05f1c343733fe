import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The options of a command line. Prints the help for --help; an unknown option ends the process with code 2. */
export function readArguments<const Own extends Options>(
  options: Own,
  help: string,
  args = process.argv.slice(2),
) {
  if (args.includes('--help')) {
    console.log(help);
    process.exit();
  }
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    const [problem = ''] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    console.error(`${problem}. For the options: --help`);
    process.exit(2);
  }
}
