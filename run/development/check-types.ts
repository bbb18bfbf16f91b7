import { execFile } from 'node:child_process';
import { type FSWatcher, watch } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { typeProblems } from './type-problems';

const root = resolve(import.meta.dirname, '../..');

interface TypeCheckOptions {
  /** Where what is known of the last check is kept, so that the next takes a second and not five. */
  readonly memory: string;
  readonly onChecked: (problems: readonly string[]) => void;
}

/** Checks the types of all packages, one check at a time: gives what asks for one of the sources as they are then. */
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
      // One in a file that no build is made from would never be asked about again.
      for (const watcher of watchers) watcher.close();
      watchers = [...new Set(problems.map(({ file }) => file))].map((file) =>
        watch(join(root, file), { persistent: false }, check).on('error', check),
      );
      onChecked(problems.map(({ text }) => text));
    });
    // The page comes first.
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  };
  return check;
}
