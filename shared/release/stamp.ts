/** Federation name of a release, a JavaScript identifier: `cart_1_4_2_9f2c01d4e7ab`. */
export function containerName(remote: string, version: string): string {
  return `${remote}_${version.replaceAll(/[.+]/g, '_')}`;
}

/** Federation name a remote is built under before its version is known; `stamp` puts the release's name in its place. */
export function unstampedContainer(remote: string): string {
  return `${remote}_unstamped_release`;
}

/** Names a build after its release, for the federation runtime keeps all by name; a watcher builds once for many releases. */
export function stamp(code: string, remote: string, version: string): string {
  return code.replaceAll(unstampedContainer(remote), containerName(remote, version));
}

/** A build as it was before `stamp`, which is what its version has the hash of. */
export function unstamp(code: string, remote: string, version: string): string {
  return code.replaceAll(containerName(remote, version), unstampedContainer(remote));
}
