import type { ModuleLoader } from '../federation/module-loader';
import type { PageData } from '../page-data';
import type { RemotePart } from '../routes';
import { ownerOf } from './owner-of';

/**
 * The part of the remote that owns the document's address, as the server rendered it: without its module when the
 * server had to do without, or when the browser cannot load it.
 */
export async function initialRemotePart(
  pathname: string,
  { composition, rendered }: PageData,
  load: ModuleLoader,
): Promise<RemotePart | null> {
  const remote = ownerOf(pathname);
  if (!remote) return null;
  const release = composition[remote]?.version;
  if (!rendered.includes(`${remote}/routes`)) return { remote, release, module: null };
  return { remote, release, module: await load(`${remote}/routes`).catch(() => null) };
}
