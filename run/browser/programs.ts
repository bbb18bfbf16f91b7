import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of a program that the system finds by its name; undefined when it finds none. */
export function onPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

/** Installs packages of the distribution, as root on a Debian machine; elsewhere nothing. apt's own words say so when it cannot. */
export function installPackages(names: readonly string[], log: (line: string) => void): void {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  log(`installing the distribution’s ${names.join(', ')}`);
  const options = {
    stdio: ['ignore' as const, 'ignore' as const, 'inherit' as const],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
}

/**
 * Sees to it that the system has programs: where one is missing, packages of the distribution are installed, as root on a Debian
 * machine.
 *
 * @throws Error in one sentence that says what to install when one is missing still
 */
export function requirePrograms(
  programs: readonly string[],
  packages: readonly string[],
  log: (line: string) => void,
): void {
  const missing = () => programs.filter((program) => !onPath(program));
  if (missing().length > 0) installPackages(packages, log);
  if (missing().length === 0) return;
  throw new Error(
    `No ${missing().join(' and no ')} was found: install it (on Debian: apt-get install ${packages.join(' ')}).`,
  );
}
