import { workspaceRemote } from '@storefront/build/workspace-remotes';

/**
 * Origin that serves the releases of a remote, without a slash at the end: `CATALOGUE_ORIGIN` and the like (P56),
 * or the remote's artefact host of the default run.
 *
 * @throws Error in one sentence that names the variable when it is not an http(s) origin
 */
export function artefactOrigin(remote: string, env: NodeJS.ProcessEnv = process.env): string {
  const variable = `${remote.toUpperCase()}_ORIGIN`;
  const text = env[variable];
  if (!text) return `http://localhost:${workspaceRemote(remote).port}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Error(`${variable} must be an origin such as https://${remote}.example.com, not '${text}'.`);
}
