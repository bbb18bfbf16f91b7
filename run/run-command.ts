import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stopChildren } from './child';

/** Interval of checks of the parent processes, in milliseconds. */
const checkInterval = 500;

const shell = /^\S*\b(ba|da|a|z|k)?sh\b/;
/** Such as `npm exec pnpm`, or `node --no-warnings /home/ann lee/bin/pnpm.cjs start`. */
const packageManager = /(^|\/)(p?npm|npx|yarn|bun)(-cli)?(\.[cm]?js)?( |$)/;

/**
 * Runs a command until a signal, or until the pnpm, npx or shell that started it is gone: those pass no signal on. Then, and when the
 * command throws, all children are stopped.
 *
 * @param command gets a signal that is aborted when nothing may be started any more
 */
export async function runCommand(command: (closing: AbortSignal) => Promise<void>): Promise<void> {
  const closing = new AbortController();
  const close = async (code: number, error?: unknown) => {
    // A child stopped during its start fails too.
    if (closing.signal.aborted) return;
    if (error !== undefined) console.error(error instanceof Error ? error.message : error);
    closing.abort();
    await stopChildren();
    process.exit(code);
  };
  onEndOfCommand(() => close(0));
  await command(closing.signal).catch((error) => close(1, error));
}

/** `end` may be called more than once. */
function onEndOfCommand(end: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  const { npm_lifecycle_script: script = '', npm_execpath: manager = '' } = process.env;
  if (!script.includes(basename(process.argv[1] ?? ''))) return;
  // Some systems tell nothing about processes.
  if (!lookUp(process.pid).command) return;
  const first = callers();
  const managers = first.filter(({ command }) => packageManager.test(command));
  // Some may be gone already: pnpm, and npx above one that it fetched.
  if (managers.length < (manager.includes('_npx') ? 2 : 1)) end();
  const pids = (above: typeof first) => above.map(({ pid }) => pid).join();
  setInterval(() => {
    if (pids(callers()) !== pids(first)) end();
  }, checkInterval).unref();
}

/** The package managers above this process and the shells between, nearest first. Their own parents may end earlier. */
function callers(): { pid: number; command: string }[] {
  const above: { pid: number; command: string }[] = [];
  for (let pid = process.ppid; pid > 0; ) {
    const { parent, command } = lookUp(pid);
    if (!shell.test(command) && !packageManager.test(command)) break;
    above.push({ pid, command });
    pid = parent;
  }
  return above.slice(0, above.findLastIndex(({ command }) => packageManager.test(command)) + 1);
}

/** 0 and '' for a process that is gone. */
function lookUp(pid: number): { parent: number; command: string } {
  try {
    if (process.platform === 'linux') {
      const [, parent] = /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return { parent: Number(parent), command };
    }
    const line = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' });
    const [, parent, command = ''] = /^\s*(\d+)\s+(.*)/.exec(line) ?? [];
    return { parent: Number(parent), command };
  } catch {
    return { parent: 0, command: '' };
  }
}
