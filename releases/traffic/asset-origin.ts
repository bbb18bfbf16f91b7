import { workspaceRemote, workspaceRemotes } from '@storefront/build/workspace-remotes';
import { listenHost, ownOrigin } from '@storefront/shared/server/listening';
import { httpOrigin } from './http-origin';

/**
 * Origin of a remote's asset server, without a trailing slash: the configured one, or the default run's, which listens at HOST.
 *
 * @throws Error in one sentence that names an invalid variable
 */
export function assetOrigin(remote: string, env: NodeJS.ProcessEnv = process.env): string {
  return (
    configuredOrigin(remote, env) ??
    ownOrigin(listenHost(env.HOST, 'localhost'), workspaceRemote(remote).port)
  );
}

/** `assetOrigin`, but null for a remote that is neither configured nor of this workspace. @throws Error as `assetOrigin` does */
export function knownAssetOrigin(remote: string, env: NodeJS.ProcessEnv = process.env): string | null {
  const isOfWorkspace = workspaceRemotes.some(({ name }) => name === remote);
  return isOfWorkspace ? assetOrigin(remote, env) : configuredOrigin(remote, env);
}

/** The origin in a variable such as `CATALOGUE_ORIGIN` (P56); null where it is not set. @throws Error as `assetOrigin` does */
export function configuredOrigin(remote: string, env: NodeJS.ProcessEnv = process.env): string | null {
  const variable = `${remote.toUpperCase()}_ORIGIN`;
  const text = env[variable];
  return text ? httpOrigin(variable, text, `https://${remote}.example.com`) : null;
}
