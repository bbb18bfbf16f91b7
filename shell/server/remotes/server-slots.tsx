import type { RouterContextProvider } from '@storefront/shared/router';
import { createElement } from 'react';
import { type ModuleName, partsOf } from '../../src/federation/remote-modules';
import type { PageData } from '../../src/page-data';
import type { PageSlots } from '../../src/slots/page-slots';
import { remotesFilling } from '../../src/slots/rendered-slots';
import { WidgetBoundary } from '../../src/slots/WidgetBoundary';
import { mark, runMarked } from '../containment/mark';
import { releaseAttributes, traced } from '../tracing/traced';
import type { Composed, DocumentMarks } from './compose';
import { type DocumentTime, deadlines } from './deadlines';
import { type RenderedModules, withoutModule } from './rendered-modules';

/** The slots of one document, filled with the loaded widgets. */
export function serverSlots(
  { widgets }: RenderedModules,
  { onPage }: Composed,
  loaded: PageData['loaded'],
  markOf: DocumentMarks,
): PageSlots {
  return {
    fill: (slot) =>
      remotesFilling(slot, onPage).map((remote) => {
        const module: ModuleName = `${remote}/${slot}`;
        const widget = widgets[module];
        const Component = () => {
          mark(markOf(module, 'render'));
          return (
            <WidgetBoundary module={module} release={onPage[remote]?.version}>
              {widget && createElement(widget.Widget, { loaded: loaded[module] ?? null })}
            </WidgetBoundary>
          );
        };
        return { module, Component: widget ? Component : null };
      }),
    load: () => Promise.reject(new Error('A slot that opens on demand is loaded in the browser only.')),
  };
}

/** Runs the `load` of each widget. One that fails, times out or gives no JSON is reported and left out, in the browser too. */
export async function loadSlots(
  modules: RenderedModules,
  context: RouterContextProvider,
  time: DocumentTime,
  markOf: DocumentMarks,
  report: (remote: string, error: unknown) => void,
): Promise<{ readonly modules: RenderedModules; readonly loaded: PageData['loaded'] }> {
  const loaded: Record<ModuleName, unknown> = {};
  const failed: ModuleName[] = [];
  const loadOne = async (name: ModuleName) => {
    try {
      const { load } = modules.widgets[name] ?? {};
      if (!load) return;
      const loads = markOf(name, 'load');
      const value = await traced(`load ${name}`, { attributes: releaseAttributes(loads) }, () => {
        const loading = runMarked(loads, () => Promise.resolve(load(context)));
        return time.wait(loading, deadlines.load, `load of ${name}`);
      });
      loaded[name] = JSON.parse(JSON.stringify(value ?? null));
    } catch (error) {
      report(partsOf(name).remote, error);
      failed.push(name);
    }
  };
  await Promise.all(modules.names.map(loadOne));
  return { modules: failed.reduce(withoutModule, modules), loaded };
}
