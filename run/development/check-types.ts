import { execFile } from 'node:child_process';
import { type FSWatcher, watch } from 'node:fs';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

interface TypeCheckOptions {
  /** File with the state of the last check, so that the next takes a second and not five. */
  readonly memory: string;
  readonly onChecked: (problems: readonly string[]) => void;
}

/** Checks the types of all packages, one check at a time: returns what requests a check of the sources as they are then. */
export function typeCheck({ memory, onChecked }: TypeCheckOptions): () => void {
  let watchers: FSWatcher[] = [];
  let running = false;
  let wanted = false;
  const check = () => {
    wanted = running;
    if (running) return;
    running = true;
    const words = ['--noEmit', '--incremental', '--tsBuildInfoFile', memory, '--pretty', 'false'];
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { pid } = execFile(process.execPath, [tsc, ...words], { cwd: root }, (_failed, output) => {
      running = false;
      if (wanted) return check();
      const problems = typeProblems(output);
      // No build would ask again about a file that is in none.
      for (const watcher of watchers) watcher.close();
      watchers = [...new Set(problems.map(({ file }) => file))].map((file) =>
        watch(join(root, file), { persistent: false }, check).on('error', check),
      );
      onChecked(problems.map(({ text }) => text));
    });
    // The page comes first.
    if (pid !== undefined) setPriority(pid, 5);
  };
  return check;
}

interface TypeProblem {
  /** Relative to the repository. */
  readonly file: string;
  /** `cart-mfe/cart/CartPage.tsx:13 Type 'string' is not assignable to type 'number'. (TS2322)`, and why in further lines. */
  readonly text: string;
}

/** Reads the output of `tsc --pretty false`. */
export function typeProblems(output: string): TypeProblem[] {
  const problems: { file: string; text: string }[] = [];
  for (const line of output.split('\n')) {
    const [, file, nth, code, text] = /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/.exec(line) ?? [];
    const last = problems.at(-1);
    if (file !== undefined) problems.push({ file, text: `${file}:${nth} ${text} (${code})` });
    else if (last && /^\s+\S/.test(line)) last.text += `\n${line}`;
  }
  return problems;
}
