import type { RouterContextProvider } from '@storefront/shared/router';
import { createElement } from 'react';
import type { ModuleName } from '../../src/federation/module-loader';
import type { PageData } from '../../src/page-data';
import type { PagePlaces } from '../../src/places/page-places';
import { remotesFilling } from '../../src/places/place-fillers';
import { WidgetBoundary } from '../../src/places/WidgetBoundary';
import type { Composed } from './compose';
import type { RenderedModules } from './rendered-modules';

/** The places of one document, with what fills them loaded already; nothing else is on a server. */
export function serverPlaces(
  { widgets }: RenderedModules,
  { onPage }: Composed,
  loaded: PageData['loaded'],
): PagePlaces {
  return {
    fill: (place) =>
      remotesFilling(place, onPage).map((remote) => {
        const module: ModuleName = `${remote}/${place}`;
        const widget = widgets[module];
        const Component = () => (
          <WidgetBoundary module={module} release={onPage[remote]?.version}>
            {widget && createElement(widget.Widget, { loaded: loaded[module] ?? null })}
          </WidgetBoundary>
        );
        return { module, Component: widget ? Component : null };
      }),
    load: () => Promise.reject(new Error('What opens on demand is loaded in the browser only.')),
  };
}

/** What the first HTML of the places needs, by module. */
export async function loadPlaces(
  { widgets }: RenderedModules,
  context: RouterContextProvider,
): Promise<PageData['loaded']> {
  const loaded = Object.entries(widgets).map(
    async ([name, { load }]) => [name, await load?.(context)] as const,
  );
  return Object.fromEntries(await Promise.all(loaded));
}
