import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A program of this machine that runs. */
export interface StartedProgram {
  /**
   * Resolves with the group of an expression once it matches the output.
   *
   * @throws Error with the whole output if the program ends first
   */
  waitForOutput(expression: RegExp): Promise<string>;
  /** Ends the program and its child processes, and kills what is left after five seconds. */
  end(): Promise<void>;
}

/** Starts a program, with these variables in addition to those of this process. */
export function startProgram(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): StartedProgram {
  const child = spawn(program, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, because a browser is many processes.
    detached: true,
  });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const outputs = [child.stdout, child.stderr].map((input) => createInterface(input));
  const written: string[] = [];
  for (const output of outputs) output.on('line', (line) => written.push(line));
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, name);
    } catch {
      // The group has no process any more.
    }
  };
  return {
    waitForOutput: (expression) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const [, found] = expression.exec(written.join('\n')) ?? [];
          if (found) resolve(found);
        };
        for (const output of outputs) output.on('line', look);
        gone.then(() => reject(new Error(`${program} ended: ${written.join('\n')}`)));
        look();
      }),
    async end() {
      signal('SIGTERM');
      const late = setTimeout(signal, 5_000, 'SIGKILL');
      await gone;
      clearTimeout(late);
    },
  };
}
