import type { ModuleLoader } from '../federation/module-loader';
import { loadRoutes } from '../federation/remote-modules';
import type { PageData } from '../page-data';
import type { RemotePart } from '../routes';

/**
 * The part of the remote that owns the document's address, as the server rendered it: without its module when the
 * server had to do without, or when the browser cannot load it.
 */
export async function initialRemotePart(
  { owner, owners, composition, rendered }: Pick<PageData, 'owner' | 'owners' | 'composition' | 'rendered'>,
  load: ModuleLoader,
): Promise<RemotePart | null> {
  const known = owners.find(({ remote }) => remote === owner);
  if (!known) return null;
  const { remote } = known;
  const part = { ...known, release: composition[remote]?.version };
  if (!rendered.includes(`${remote}/routes`)) return { ...part, module: null };
  return { ...part, module: await loadRoutes(load, remote).catch(() => null) };
}
