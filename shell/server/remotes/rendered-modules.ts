import type { SlotModule } from '@storefront/shared/contracts/slots';
import type { State } from '@storefront/shared/contracts/state';
import { loadRoutes, loadWidget, type ModuleName } from '../../src/federation/remote-modules';
import { pathOwners } from '../../src/remotes/path-owners';
import type { RemotePart } from '../../src/routes';
import { type RenderedSlotName, remotesFilling, slotsShown } from '../../src/slots/rendered-slots';
import type { Composed } from './compose';

/** The modules that a document could load: the owner's routes, and the widgets in its slots. */
export interface RenderedModules {
  readonly owner: RemotePart | null;
  readonly widgets: Readonly<Record<ModuleName, SlotModule<RenderedSlotName>>>;
  readonly names: readonly ModuleName[];
  /** The remotes that the document needs, loaded or not. */
  readonly needed: readonly string[];
}

/** Loads the modules that an address needs. A failing one is reported and left out. */
export async function renderedModules(
  pathname: string,
  state: State,
  { onPage, owners, load }: Composed,
  report: (remote: string, error: unknown) => void,
): Promise<RenderedModules> {
  const owner = pathOwners(owners)(pathname);
  const failed = (remote: string) => (error: unknown) => {
    report(remote, error);
    return null;
  };
  const fillers = slotsShown(pathname, state).flatMap((slot) =>
    remotesFilling(slot, onPage).map((remote) => ({ remote, slot })),
  );
  const [module, ...found] = await Promise.all([
    owner && onPage[owner.remote] ? loadRoutes(load, owner.remote).catch(failed(owner.remote)) : null,
    ...fillers.map(async ({ remote, slot }) => {
      const widget = await loadWidget(load, remote, slot).catch(failed(remote));
      return widget && ([`${remote}/${slot}` as ModuleName, widget] as const);
    }),
  ]);
  const widgets = found.filter((widget) => widget !== null);
  return {
    owner: owner && { ...owner, release: onPage[owner.remote]?.version, module },
    widgets: Object.fromEntries(widgets),
    names: [
      ...(owner && module ? [`${owner.remote}/routes` as const] : []),
      ...widgets.map(([name]) => name),
    ],
    needed: [...(owner ? [owner.remote] : []), ...fillers.map(({ remote }) => remote)],
  };
}

/** The modules without an unusable one. */
export function withoutModule(modules: RenderedModules, name: ModuleName): RenderedModules {
  const { owner, widgets, names } = modules;
  return {
    ...modules,
    owner: owner && name === `${owner.remote}/routes` ? { ...owner, module: null } : owner,
    widgets: Object.fromEntries(Object.entries(widgets).filter(([other]) => other !== name)),
    names: names.filter((other) => other !== name),
  };
}
