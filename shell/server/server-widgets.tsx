import type { ExposedWidget, WidgetModule, WidgetProps } from '@storefront/shared/contracts/exposed-modules';
import { createElement } from 'react';
import { WidgetBoundary } from '../src/remotes/WidgetBoundary';
import type { Widgets } from '../src/remotes/widgets';
import type { Composed } from './compose';
import type { RenderedModules } from './rendered-modules';

/** The widgets of one document, already loaded. */
export function serverWidgets({ widgets }: RenderedModules, { releases }: Composed): Widgets {
  const release = releases.cart?.version;
  return <Name extends ExposedWidget>(name: Name) => {
    const module = widgets[name] as WidgetModule<WidgetProps[Name]> | undefined;
    if (!module) return null;
    return (props: WidgetProps[Name]) => (
      <WidgetBoundary name={name} release={release}>
        {createElement(module.Widget, props)}
      </WidgetBoundary>
    );
  };
}
