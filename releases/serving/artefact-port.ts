import { workspaceRemote } from '@storefront/build/workspace-remotes';

/**
 * Port of a remote's artefact host: `ARTEFACT_PORT`, or the one of the default run; 0 takes any that is free.
 *
 * @throws Error in one sentence when the variable is not a port, or is missing and the remote is none of this workspace
 */
export function artefactPort(remote: string, env: NodeJS.ProcessEnv = process.env): number {
  const text = env.ARTEFACT_PORT;
  if (!text) return workspaceRemote(remote).port;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new Error(`ARTEFACT_PORT must be a port from 0 to 65535, not '${text}'.`);
}
