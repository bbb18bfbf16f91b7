import type {
  ExposedModule,
  ExposedModules,
  ExposedWidget,
  RoutesModule,
} from '@storefront/shared/contracts/exposed-modules';
import type { RemoteName } from '@storefront/shared/contracts/remotes';
import type { State } from '@storefront/shared/contracts/state';
import { ownerOf, remoteOf } from '../src/remotes/owner-of';
import { widgetsOf } from '../src/remotes/widgets-of';
import type { RemotePart } from '../src/routes';
import type { Composed } from './compose';

/** What a document is rendered from: the owner's routes and the page's widgets, as far as they could be had. */
export interface RenderedModules {
  readonly owner: RemotePart | null;
  readonly widgets: Partial<Pick<ExposedModules, ExposedWidget>>;
  /** Names of those that could be had. */
  readonly names: readonly ExposedModule[];
}

/** Loads the modules that an address needs; one that fails is reported and left out. */
export async function renderedModules(
  pathname: string,
  state: State,
  { releases, load }: Composed,
  report: (remote: RemoteName, error: unknown) => void,
): Promise<RenderedModules> {
  const remote = ownerOf(pathname);
  const unlessFailed = <Module>(of: RemoteName, loading: Promise<Module>) =>
    loading.catch((error: unknown) => {
      report(of, error);
      return null;
    });
  const [module, ...loaded] = await Promise.all([
    remote && unlessFailed<RoutesModule>(remote, load(`${remote}/routes`)),
    ...widgetsOf(pathname, state).map(async (name) => {
      const widget = await unlessFailed(remoteOf(name), load(name));
      return widget && ([name, widget] as const);
    }),
  ]);
  const widgets = loaded.filter((widget) => widget !== null);
  return {
    owner: remote && { remote, release: releases[remote]?.version, module },
    widgets: Object.fromEntries(widgets),
    names: [...(remote && module ? [`${remote}/routes` as const] : []), ...widgets.map(([name]) => name)],
  };
}
