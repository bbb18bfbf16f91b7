import type { SlotName, SlotProps } from '@storefront/shared/contracts/slots';
import { type ComponentType, createElement, lazy } from 'react';
import { loadWidget, type ModuleLoader, type ModuleName } from '../federation/remote-modules';
import type { PageData } from '../page-data';
import type { PageSlots } from './page-slots';
import { type RenderedSlotName, remotesFilling, renderedSlots, slotsShown } from './rendered-slots';
import { WidgetBoundary } from './WidgetBoundary';

/**
 * The slots of a page in the browser. Widgets of the HTML load when React hydrates them: if one fails, the server's HTML stays, and what
 * the server left out stays out.
 * @param pathname of the document
 */
export function browserSlots(page: PageData, load: ModuleLoader, pathname: string): PageSlots {
  const { composition, rendered, loaded, state } = page;
  const inHtml = slotsShown(pathname, state);

  const loadInBoundary = async <Name extends SlotName>(remote: string, slot: Name) => {
    const { Widget } = await loadWidget(load, remote, slot);
    return (props: SlotProps[Name]) => (
      <WidgetBoundary module={`${remote}/${slot}`} release={composition[remote]?.version}>
        {createElement(Widget, props)}
      </WidgetBoundary>
    );
  };

  const lazyWidget = (remote: string, slot: RenderedSlotName, module: ModuleName) =>
    lazy<ComponentType>(async () => {
      try {
        const Widget = await loadInBoundary(remote, slot);
        return { default: () => <Widget loaded={loaded[module] ?? null} /> };
      } catch {
        const { Kept } = renderedSlots[slot];
        return { default: () => <Kept boundary={module} release={composition[remote]?.version} /> };
      }
    });

  const fillers = Object.fromEntries(
    (Object.keys(renderedSlots) as RenderedSlotName[]).map((slot) => [
      slot,
      remotesFilling(slot, composition).map((remote) => {
        const module: ModuleName = `${remote}/${slot}`;
        const isMissing = inHtml.includes(slot) && !rendered.includes(module);
        return { module, Component: isMissing ? null : lazyWidget(remote, slot, module) };
      }),
    ]),
  );

  return {
    fill: (slot) => fillers[slot] ?? [],
    load: async (slot) => {
      const [remote] = remotesFilling(slot, composition);
      if (remote === undefined) throw new Error(`No remote of this page fills ${slot}.`);
      return loadInBoundary(remote, slot);
    },
  };
}
