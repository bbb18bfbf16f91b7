import { execFile } from 'node:child_process';
import { type FSWatcher, watch } from 'node:fs';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

interface TypeCheckOptions {
  /** State of the last check, with which the next takes one second instead of five. */
  readonly memory: string;
  readonly onChecked: (problems: readonly string[]) => void;
}

/** Checks the types of all packages, one check at a time; returns the function that requests a check. */
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
      // Watched, because a file that is in no build triggers no check.
      for (const watcher of watchers) watcher.close();
      watchers = [...new Set(problems.map(({ file }) => file))].map((file) =>
        watch(join(root, file), { persistent: false }, check).on('error', check),
      );
      onChecked(problems.map(({ text }) => text));
    });
    // The page has priority.
    if (pid !== undefined) setPriority(pid, 5);
  };
  return check;
}

interface TypeProblem {
  /** Relative to the repository. */
  readonly file: string;
  /** `cart-mfe/pages/cart/CartPage.tsx:13 Type 'string' is not assignable to type 'number'. (TS2322)`, with the reasons in further lines. */
  readonly text: string;
}

/** Parses the output of `tsc --pretty false`. */
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
