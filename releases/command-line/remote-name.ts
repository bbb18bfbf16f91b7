import { type RemoteName, remoteNames } from '@storefront/shared/contracts/remotes';

/**
 * The remote a command line names.
 *
 * @throws Error in one sentence that lists the remotes there are
 */
export function parseRemoteName(text: string | undefined): RemoteName {
  const remote = remoteNames.find((name) => name === text);
  if (remote) return remote;
  const problem = text === undefined ? 'Name a remote' : `There is no remote '${text}'`;
  throw new Error(`${problem}: it is one of ${remoteNames.join(', ')}.`);
}
