import type { WidgetModule, WidgetProps } from '@storefront/shared/contracts/exposed-modules';
import type { RouterContextProvider } from '@storefront/shared/router';
import { createElement } from 'react';
import { remoteOf } from '../../src/remotes/owner-of';
import { WidgetBoundary } from '../../src/remotes/WidgetBoundary';
import type { PageWidgets, RenderedWidget } from '../../src/remotes/widgets';
import type { Composed } from './compose';
import type { RenderedModules } from './rendered-modules';

/** The widgets of one document, already loaded; nothing else is on a server. */
export function serverWidgets(
  { widgets }: RenderedModules,
  { releases }: Composed,
  loaded: PageWidgets['loaded'],
): PageWidgets {
  const find = <Name extends RenderedWidget>(name: Name) => {
    const module = widgets[name] as WidgetModule<WidgetProps[Name]> | undefined;
    if (!module) return null;
    return (props: WidgetProps[Name]) => (
      <WidgetBoundary name={name} release={releases[remoteOf(name)]?.version}>
        {createElement(module.Widget, props)}
      </WidgetBoundary>
    );
  };
  const load = () => Promise.reject(new Error('Widgets are loaded on demand in the browser only.'));
  return { find, load, loaded };
}

/** What the widgets' first HTML needs, by name. */
export async function loadWidgets(
  { widgets }: RenderedModules,
  context: RouterContextProvider,
): Promise<PageWidgets['loaded']> {
  const loaded = Object.entries(widgets).map(
    async ([name, { load }]) => [name, await load?.(context)] as const,
  );
  return Object.fromEntries(await Promise.all(loaded));
}
