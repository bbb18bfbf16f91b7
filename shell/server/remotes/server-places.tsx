import type { RouterContextProvider } from '@storefront/shared/router';
import { createElement } from 'react';
import { type ModuleName, partsOf } from '../../src/federation/module-loader';
import { inTime } from '../../src/in-time';
import type { PageData } from '../../src/page-data';
import type { PagePlaces } from '../../src/places/page-places';
import { remotesFilling } from '../../src/places/place-fillers';
import { WidgetBoundary } from '../../src/places/WidgetBoundary';
import type { Composed } from './compose';
import { type RenderedModules, withoutModule } from './rendered-modules';

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

/** How long what a widget loads may keep the document waiting, in milliseconds. */
const loadTimeout = 2_000;

/**
 * Loads what the first HTML of the places needs, by module. A widget whose `load` fails, is late or gives what is no
 * JSON is reported and left out of the modules, so that its place is without it in the document and in the browser.
 */
export async function loadPlaces(
  modules: RenderedModules,
  context: RouterContextProvider,
  report: (remote: string, error: unknown) => void,
): Promise<{ readonly modules: RenderedModules; readonly loaded: PageData['loaded'] }> {
  const loaded: Record<ModuleName, unknown> = {};
  const failed: ModuleName[] = [];
  const loadOne = async (name: ModuleName) => {
    const late = `${name} takes longer than ${loadTimeout} ms to load what it shows.`;
    try {
      const { load } = modules.widgets[name] ?? {};
      if (load)
        loaded[name] = JSON.parse(
          JSON.stringify((await inTime(Promise.resolve(load(context)), loadTimeout, late)) ?? null),
        );
    } catch (error) {
      report(partsOf(name).remote, error);
      failed.push(name);
    }
  };
  await Promise.all(modules.names.map(loadOne));
  return { modules: failed.reduce(withoutModule, modules), loaded };
}
