import { workspaceRemote, workspaceRemotes } from '@storefront/build/workspace-remotes';
import { listenHost, ownOrigin } from '@storefront/shared/server/listening';
import { httpOrigin } from './http-origin';

/**
 * Origin that serves the releases of a remote, without a slash at the end: `CATALOGUE_ORIGIN` and the like (P56),
 * or the remote's artefact host of the default run, which listens at HOST.
 *
 * @throws Error in one sentence that names the variable when it is not what it should be
 */
export function artefactOrigin(remote: string, env: NodeJS.ProcessEnv = process.env): string {
  const variable = variableOf(remote);
  const text = env[variable];
  if (!text) return ownOrigin(listenHost(env.HOST, 'localhost'), workspaceRemote(remote).port);
  return httpOrigin(variable, text, `https://${remote}.example.com`);
}

/**
 * That origin; null where nobody has said where the releases of a remote are served: it is none of this workspace.
 *
 * @throws Error as `artefactOrigin` does
 */
export function knownArtefactOrigin(remote: string, env: NodeJS.ProcessEnv = process.env): string | null {
  const isKnown = env[variableOf(remote)] || workspaceRemotes.some(({ name }) => name === remote);
  return isKnown ? artefactOrigin(remote, env) : null;
}

const variableOf = (remote: string) => `${remote.toUpperCase()}_ORIGIN`;
