import { workspaceRemote, workspaceRemotes } from '@storefront/build/workspace-remotes';
import { listenHost, ownOrigin } from '@storefront/shared/server/listening';
import { httpOrigin } from './http-origin';

/**
 * Origin of a remote's asset server, without a slash at the end: the configured one, or that of the default run, which listens at HOST.
 *
 * @throws Error in one sentence that names the variable when it is not what it should be
 */
export function artefactOrigin(remote: string, env: NodeJS.ProcessEnv = process.env): string {
  return (
    configuredOrigin(remote, env) ??
    ownOrigin(listenHost(env.HOST, 'localhost'), workspaceRemote(remote).port)
  );
}

/** That origin; null for a remote that is neither configured nor of this workspace. @throws Error as `artefactOrigin` does */
export function knownArtefactOrigin(remote: string, env: NodeJS.ProcessEnv = process.env): string | null {
  const isOfWorkspace = workspaceRemotes.some(({ name }) => name === remote);
  return isOfWorkspace ? artefactOrigin(remote, env) : configuredOrigin(remote, env);
}

/** The origin in `CATALOGUE_ORIGIN` and the like (P56); null where it is not set. @throws Error as `artefactOrigin` does */
export function configuredOrigin(remote: string, env: NodeJS.ProcessEnv = process.env): string | null {
  const variable = `${remote.toUpperCase()}_ORIGIN`;
  const text = env[variable];
  return text ? httpOrigin(variable, text, `https://${remote}.example.com`) : null;
}
