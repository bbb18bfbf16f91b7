import type { PlaceName, PlaceProps } from '@storefront/shared/contracts/places';
import { type ComponentType, createElement, lazy } from 'react';
import { loadWidget, type ModuleLoader, type ModuleName } from '../federation/remote-modules';
import type { PageData } from '../page-data';
import type { PagePlaces } from './page-places';
import { placesShown, type RenderedPlaceName, remotesFilling, renderedPlaces } from './rendered-places';
import { WidgetBoundary } from './WidgetBoundary';

/**
 * The places of a page in the browser. Widgets of the HTML load when React hydrates them: if one fails, the server's HTML stays, and what
 * the server left out stays out.
 * @param pathname of the document
 */
export function browserPlaces(page: PageData, load: ModuleLoader, pathname: string): PagePlaces {
  const { composition, rendered, loaded, state } = page;
  const inHtml = placesShown(pathname, state);

  const loadInBoundary = async <Name extends PlaceName>(remote: string, place: Name) => {
    const { Widget } = await loadWidget(load, remote, place);
    return (props: PlaceProps[Name]) => (
      <WidgetBoundary module={`${remote}/${place}`} release={composition[remote]?.version}>
        {createElement(Widget, props)}
      </WidgetBoundary>
    );
  };

  const lazyWidget = (remote: string, place: RenderedPlaceName, module: ModuleName) =>
    lazy<ComponentType>(async () => {
      try {
        const Widget = await loadInBoundary(remote, place);
        return { default: () => <Widget loaded={loaded[module] ?? null} /> };
      } catch {
        const { Kept } = renderedPlaces[place];
        return { default: () => <Kept boundary={module} release={composition[remote]?.version} /> };
      }
    });

  const fillers = Object.fromEntries(
    (Object.keys(renderedPlaces) as RenderedPlaceName[]).map((place) => [
      place,
      remotesFilling(place, composition).map((remote) => {
        const module: ModuleName = `${remote}/${place}`;
        const isMissing = inHtml.includes(place) && !rendered.includes(module);
        return { module, Component: isMissing ? null : lazyWidget(remote, place, module) };
      }),
    ]),
  );

  return {
    fill: (place) => fillers[place] ?? [],
    load: async (place) => {
      const [remote] = remotesFilling(place, composition);
      if (remote === undefined) throw new Error(`No remote of this page fills ${place}.`);
      return loadInBoundary(remote, place);
    },
  };
}
