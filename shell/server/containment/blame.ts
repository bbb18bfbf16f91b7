import { isRemoteName } from '@storefront/shared/release/remote-name';
import { isVersion } from '@storefront/shared/release/version';

/** A release, as it is blamed for something. */
export interface BlamedRelease {
  readonly remote: string;
  readonly version: string;
}

/** Name of a release's file in stack traces: it says whose code it is, wherever the file came from. */
export function codeName({ remote, version }: BlamedRelease, file: string): string {
  return `release:${remote}@${version}/${file}`;
}

/** The release whose code is nearest to the top of a stack; null when there is none in it. */
export function releaseInStack(stack: string): BlamedRelease | null {
  for (const [, remote = '', version = ''] of stack.matchAll(/^\s+at .*?\brelease:([^@\s]+)@([^/\s]+)\//gm)) {
    if (isRemoteName(remote) && isVersion(version)) return { remote, version };
  }
  return null;
}
