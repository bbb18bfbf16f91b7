import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { workspaceRemotes } from '@storefront/build/workspace-remotes';

/** `pnpm dev` as it runs. */
export interface StartedDev {
  /** Its output so far. */
  output(): string;
  /** Ends it as Ctrl-C does, and waits for that. */
  stop(): Promise<void>;
}

/** A copy of the sources that may be changed, with the packages installed here. */
export async function copySources(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const packages = ['backend', 'build', 'log', 'releases', 'run', 'sample', 'shared', 'shell'];
  const files = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', 'tsconfig.json'];
  const remotes = workspaceRemotes.map((remote) => remote.folder);
  for (const path of [...packages, ...files, ...remotes].map((one) => resolve(one))) {
    await cp(path, join(folder, path.slice(resolve().length)), { recursive: true, verbatimSymlinks: true });
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
}

/** Starts `pnpm dev` in a copy, and waits until it is ready. */
export async function startDev(
  folder: string,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<StartedDev> {
  const command = spawn(process.execPath, ['--import', 'tsx', 'run/dev.ts', ...words], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(command, 'exit');
  let output = '';
  for (const stream of [command.stdout, command.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  const stop = async () => {
    command.kill('SIGINT');
    await ended;
  };
  try {
    await expect
      .poll(() => command.exitCode ?? output, { timeout: 100_000 })
      .toContain('from source (Ctrl-C ends)');
  } catch (error) {
    await stop();
    throw new Error(`${error}\n${output}`);
  }
  return { output: () => output, stop };
}
