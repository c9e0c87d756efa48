/** What is asked for on the command line; whatever is not known is refused in a line. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

export function argumentsOf<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    const flags = Object.keys(options).map((name) => `--${name}`);
    process.stderr.write(`${(error as Error).message.split(/[.\n]/)[0]}. Possible here: ${flags.join(', ')}\n`);
    process.exit(2);
  }
}
