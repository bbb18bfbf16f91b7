import { execFile } from 'node:child_process';
import { address, releasesFolder } from './storefront-test';

/** Output of an operator's command. */
export interface CommandOutput {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `pnpm releases` with these words, and further environment, on the storefront under test. */
export function operator(
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandOutput> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'run/releases.ts', ...words],
      {
        env: {
          ...process.env,
          RELEASES_FOLDER: releasesFolder,
          OPERATOR: 'ann',
          PUBLIC_ORIGIN: address,
          ...env,
        },
      },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}
