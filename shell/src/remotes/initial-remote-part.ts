import { loadRoutes, type ModuleLoader } from '../federation/remote-modules';
import type { PageData } from '../page-data';
import type { RemotePart } from '../routes';

/** How long the page waits for its remote's code, in milliseconds. */
const codeTimeout = 1_000;

type Document = Pick<PageData, 'owner' | 'owners' | 'composition' | 'rendered' | 'matched' | 'hydration'>;

/**
 * The part of the remote that owns the document's address: without its module when server or browser cannot load it, with stand-in routes
 * when it is late.
 */
export async function initialRemotePart(
  page: Document,
  pathname: string,
  load: ModuleLoader,
): Promise<RemotePart | null> {
  const { owner, owners, composition, rendered, matched, hydration } = page;
  const known = owners.find(({ remote }) => remote === owner);
  if (!known) return null;
  const { remote, paths } = known;
  const part = { ...known, release: composition[remote]?.version };
  if (!rendered.includes(`${remote}/routes`)) return { ...part, module: null };
  const coming = loadRoutes(load, remote).catch(() => null);
  const isLate = await Promise.race([
    coming.then(() => false),
    new Promise<boolean>((resolve) => setTimeout(resolve, codeTimeout, true)),
  ]);
  if (!isLate || matched.length === 0 || hydration.errors) return { ...part, module: await coming };
  const standIn = await import(/* webpackChunkName: "late-release" */ './late-routes').catch(() => null);
  if (!standIn) return { ...part, module: await coming };
  return { ...part, module: null, late: standIn.lateRoutes(page, paths, pathname, coming) };
}
