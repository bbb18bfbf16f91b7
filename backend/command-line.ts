import { type ParseArgsConfig, parseArgs } from 'node:util';
import { StartupError } from './startup-error';

/** Exit code for invalid arguments, as in `pnpm releases`. */
const wrongUsage = 2;

/** Reads command lines of a program, such as `pnpm backend`. Its errors have the exit code 2 and name its help. */
export function commandLine(program: string) {
  const wrong = (what: string) => new StartupError(`${what}: ${program} help shows more.`, wrongUsage);
  return {
    wrong,
    /** The words and options of a command line. @throws StartupError that names the invalid one */
    parse<const Options extends NonNullable<ParseArgsConfig['options']>>(
      args: readonly string[],
      options: Options,
    ) {
      try {
        return parseArgs({ args: [...args], allowPositionals: true, options });
      } catch (error) {
        // Further sentences of Node's message concern arguments that begin with a dash, which none here does.
        throw wrong((error as Error).message.replace(/(\.\s|\n).*$/s, ''));
      }
    },
  };
}

/** Runs an operator's command and prints the sentence of its StartupError. Returns the exit code. */
export async function runCommand(run: () => Promise<void>): Promise<number> {
  try {
    await run();
    return 0;
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(printable(error.message));
    return error.exitCode;
  }
}

/** A text without what would steer a terminal. */
export function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]+/gu, ' ');
}
