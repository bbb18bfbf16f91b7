import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startChild } from 'run/child';

type Environment = Readonly<Record<string, string>>;

/** A running server of a distribution. */
export interface Server {
  /** Asks it to stop, and waits until it has. Returns how it ended, such as `exit 0`. */
  stop(): Promise<string>;
}

/** What `pnpm build` has written, away from the checkout. */
export interface Distribution {
  readonly folder: string;
  /** Starts a program, such as `backend/backend.mjs`, and waits until it listens. */
  serve(words: readonly [string, ...string[]], environment: Environment): Promise<Server>;
  /** Runs a program that ends by itself. Returns its output. @throws Error with its output when it fails */
  run(words: readonly [string, ...string[]], environment: Environment): Promise<string>;
}

/** Builds a distribution into an empty folder. */
export async function buildDistribution(folder: string, log: (line: string) => void): Promise<Distribution> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'run/build.ts', '--out', folder]);
  return distributionIn(folder, log);
}

/** The distribution in a folder. @param log gets the output of its servers */
export function distributionIn(folder: string, log: (line: string) => void): Distribution {
  return {
    folder,
    async serve([program, ...more], env) {
      let onEnd: (how: string) => void = () => {};
      let isRunning = true;
      const ended = new Promise<string>((resolve) => {
        onEnd = (how) => {
          isRunning = false;
          resolve(how);
        };
      });
      const { pid } = await startChild({
        name: program,
        command: [join(folder, program), ...more],
        env,
        log,
        onEnd: (how) => onEnd(how),
      });
      return {
        stop() {
          if (isRunning) process.kill(pid, 'SIGTERM');
          return ended;
        },
      };
    },
    async run([program, ...more], env) {
      const command = [join(folder, program), ...more];
      const options = { cwd: folder, env: { PATH: process.env.PATH, ...env } };
      try {
        return (await promisify(execFile)(process.execPath, command, options)).stdout;
      } catch (error) {
        const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
        throw new Error(`${command.join(' ')}: ${stdout}${stderr}`);
      }
    },
  };
}
