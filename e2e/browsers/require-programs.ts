import { installPackages, onPath } from 'run/browser/chromium';

/**
 * Requires programs on this system. If one is missing, installs packages of the distribution, as root on a Debian machine.
 *
 * @throws Error in one sentence that names the packages to install, if a program is still missing
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
