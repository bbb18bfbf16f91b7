import { spawnSync } from 'node:child_process';
import { onPath } from './on-path';

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
