import type { ExposedWidget, WidgetModule, WidgetProps } from '@storefront/shared/contracts/exposed-modules';
import { type ComponentType, createElement, lazy, type ReactNode } from 'react';
import type { ModuleLoader } from '../federation/module-loader';
import type { PageData } from '../page-data';
import { CartBadgeFallback } from './CartBadgeFallback';
import { CompareTrayFallback } from './CompareTrayFallback';
import { remoteOf } from './owner-of';
import { WidgetBoundary } from './WidgetBoundary';
import type { LoadWidget, RenderedWidget, Widgets } from './widgets';
import { widgetsOf } from './widgets-of';

/**
 * Widgets of the HTML, which load when React comes to hydrate them. One that cannot be loaded keeps the server's HTML;
 * one the server had to do without is left out, for the HTML has its fallback.
 *
 * @param pathname of the document
 */
export function browserWidgets(page: PageData, load: LoadWidget, pathname: string): Widgets {
  const missing = widgetsOf(pathname, page.state).filter((name) => !page.rendered.includes(name));
  const releaseOf = (name: ExposedWidget) => page.composition[remoteOf(name)]?.version;

  function widget<Name extends ExposedWidget>(name: Name, fallback: ReactNode) {
    return lazy<ComponentType<WidgetProps[Name]>>(() =>
      load(name).then(
        (Widget) => ({ default: Widget }),
        () => ({ default: () => <>{fallback}</> }),
      ),
    );
  }

  const widgets: { readonly [Name in RenderedWidget]: ComponentType<WidgetProps[Name]> } = {
    'cart/badge': widget('cart/badge', <CartBadgeFallback release={releaseOf('cart/badge')} />),
    'cart/compare-tray': widget(
      'cart/compare-tray',
      <CompareTrayFallback release={releaseOf('cart/compare-tray')} />,
    ),
  };
  return (name) => (missing.includes(name) ? null : widgets[name]);
}

/** Loads a widget of this document's composition, inside its boundary; rejects when it cannot be had. */
export function widgetLoader({ composition }: PageData, load: ModuleLoader): LoadWidget {
  return async <Name extends ExposedWidget>(name: Name) => {
    const { Widget } = (await load(name)) as WidgetModule<WidgetProps[Name]>;
    const release = composition[remoteOf(name)]?.version;
    return (props: WidgetProps[Name]) => (
      <WidgetBoundary name={name} release={release}>
        {createElement(Widget, props)}
      </WidgetBoundary>
    );
  };
}
