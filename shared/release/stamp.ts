/** Federation name of a release, a JavaScript identifier: `cart_1_4_2_9f2c01d4e7ab`. */
export function containerName(remote: string, version: string): string {
  return `${remote}_${version.replaceAll(/[.+]/g, '_')}`;
}

/** Placeholder for a build's federation name until its version is known; `stamp` replaces it. */
export function unstampedContainer(remote: string): string {
  return `${remote}_unstamped_release`;
}

/** Puts the release's name into a build: the federation runtime identifies containers by name, and a watcher compiles only once. */
export function stamp(code: string, remote: string, version: string): string {
  return code.replaceAll(unstampedContainer(remote), containerName(remote, version));
}

/** Undoes `stamp`: the version is the hash of the unstamped text. */
export function unstamp(code: string, remote: string, version: string): string {
  return code.replaceAll(containerName(remote, version), unstampedContainer(remote));
}
