import type {
  ExposedModule,
  ExposedModules,
  ExposedWidget,
} from '@storefront/shared/contracts/exposed-modules';
import type { RemoteName } from '@storefront/shared/contracts/remotes';
import type { State } from '@storefront/shared/contracts/state';
import { ownerOf, remoteOf } from '../../src/remotes/owner-of';
import { widgetsOf } from '../../src/remotes/widgets-of';
import type { RemotePart } from '../../src/routes';
import type { Composed } from './compose';

/** What a document is rendered from: the owner's routes and the page's widgets, as far as they could be had. */
export interface RenderedModules {
  readonly owner: RemotePart | null;
  readonly widgets: Partial<Pick<ExposedModules, ExposedWidget>>;
  /** Names of those that could be had. */
  readonly names: readonly ExposedModule[];
}

/**
 * Loads the modules that an address needs; one that fails is reported and left out. A remote without a release is not
 * reported here: that was done when the release map was read or the release was fetched.
 */
export async function renderedModules(
  pathname: string,
  state: State,
  { releases, load }: Composed,
  report: (remote: RemoteName, error: unknown) => void,
): Promise<RenderedModules> {
  const remote = ownerOf(pathname);
  const loaded = async <Name extends ExposedModule>(name: Name): Promise<ExposedModules[Name] | null> => {
    const of = remoteOf(name);
    if (!releases[of]) return null;
    return load(name).catch((error: unknown) => {
      report(of, error);
      return null;
    });
  };
  const [module, ...found] = await Promise.all([
    remote && loaded(`${remote}/routes`),
    ...widgetsOf(pathname, state).map(async (name) => {
      const widget = await loaded(name);
      return widget && ([name, widget] as const);
    }),
  ]);
  const widgets = found.filter((widget) => widget !== null);
  return {
    owner: remote && { remote, release: releases[remote]?.version, module },
    widgets: Object.fromEntries(widgets),
    names: [...(remote && module ? [`${remote}/routes` as const] : []), ...widgets.map(([name]) => name)],
  };
}
