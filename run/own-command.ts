import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';

/** How often the processes above this one are looked at, in milliseconds. */
const checkInterval = 500;

/**
 * Calls back when this process should end: it was sent a signal, or one of the processes it was started by is gone. A
 * signal to `npx`, pnpm or a shell between them ends that one alone, and says nothing here.
 *
 * @param end may be called more than once
 */
export function onEndOfCommand(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  void ownCommand().then((command) => {
    if (!command) return end();
    const look = async () => {
      const parents = await Promise.all(command.slice(0, -1).map(async (pid) => (await lookUp(pid))?.parent));
      if (parents.some((parent, index) => parent !== command[index + 1])) end();
    };
    setInterval(look, checkInterval).unref();
  });
}

/**
 * The processes of the command this one runs for, itself first: a script's shell and pnpm, and npm above where `npx` fetched
 * that. What starts the command is none of them: it may well end before.
 *
 * @returns null when some of them are gone already
 */
async function ownCommand(): Promise<number[] | null> {
  const { npm_lifecycle_script: script = '', npm_execpath: manager = '' } = process.env;
  const command = [process.pid];
  if (!script.includes(basename(process.argv[1] ?? '')) || !(await lookUp(process.pid))) return command;
  const runner = await above(process.pid);
  if (!runner || !/\b(p?npm|yarn|bun)\b/.test(runner.command)) return null;
  command.push(...runner.path);
  const npx = await above(runner.pid);
  if (npx && /^(npm exec|npx)\b/.test(npx.command)) command.push(...npx.path);
  // Who lost their parent get the first process in its place.
  else if (npx?.pid === 1 && manager.includes('_npx')) return null;
  return command;
}

/** The nearest process above one that is no shell, with the way to it. */
async function above(pid: number): Promise<{ pid: number; command: string; path: number[] } | null> {
  const path: number[] = [];
  let next = (await lookUp(pid))?.parent ?? 0;
  while (next > 0) {
    const found = await lookUp(next);
    if (!found) {
      // When it ended meanwhile, the one below it has another parent by now.
      const child = await lookUp(path.at(-1) ?? pid);
      return child?.parent === next ? null : above(pid);
    }
    path.push(next);
    if (!/^\S*\b(ba|da|a|z|k)?sh\b/.test(found.command)) return { pid: next, command: found.command, path };
    next = found.parent;
  }
  return null;
}

/** Parent and command line of a process; null when there is no such process, or the system does not tell. */
async function lookUp(pid: number): Promise<{ parent: number; command: string } | null> {
  try {
    if (process.platform === 'linux') {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8');
      // The name in brackets may hold anything, brackets too.
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return { parent: Number(parent), command: command.replaceAll('\0', ' ') };
    }
    const { stdout } = await promisify(execFile)('ps', ['-o', 'ppid=,command=', '-p', String(pid)]);
    const [, parent, command = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout) ?? [];
    return { parent: Number(parent), command };
  } catch {
    return null;
  }
}
