import type { ExposedModule, RoutesModule, WidgetModule } from '@storefront/shared/contracts/exposed-modules';
import type { RemoteName } from '@storefront/shared/contracts/remotes';
import { ownerOf } from '../src/remotes/owner-of';
import type { RemotePart } from '../src/routes';
import type { Composed } from './compose';

/** What a document is rendered from: the owner's routes and the badge, as far as they could be had. */
export interface RenderedModules {
  readonly owner: RemotePart | null;
  readonly badge: WidgetModule | null;
  /** Names of those that could be had. */
  readonly names: readonly ExposedModule[];
}

/** Loads the modules that an address needs; one that fails is reported and left out. */
export async function renderedModules(
  pathname: string,
  { releases, load }: Composed,
  report: (remote: RemoteName, error: unknown) => void,
): Promise<RenderedModules> {
  const remote = ownerOf(pathname);
  const unlessFailed = <Module>(of: RemoteName, loading: Promise<Module>) =>
    loading.catch((error: unknown) => {
      report(of, error);
      return null;
    });
  const [module, badge] = await Promise.all([
    remote && unlessFailed<RoutesModule>(remote, load(`${remote}/routes`)),
    unlessFailed('cart', load('cart/badge')),
  ]);
  const names: ExposedModule[] = [];
  if (remote && module) names.push(`${remote}/routes`);
  if (badge) names.push('cart/badge');
  return {
    owner: remote && { remote, release: releases[remote]?.version, module },
    badge,
    names,
  };
}
