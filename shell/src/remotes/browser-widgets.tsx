import type { ExposedWidget, WidgetModule, WidgetProps } from '@storefront/shared/contracts/exposed-modules';
import { type ComponentType, createElement, lazy, type ReactNode } from 'react';
import type { ModuleLoader } from '../federation/module-loader';
import type { PageData } from '../page-data';
import { KeptBadge } from './KeptBadge';
import { KeptHtml } from './KeptHtml';
import { WidgetBoundary } from './WidgetBoundary';
import type { Widgets } from './widgets';
import { widgetsOf } from './widgets-of';

type LazyWidgets = { [Name in ExposedWidget]: ComponentType<WidgetProps[Name]> };

/**
 * Widgets that load when React comes to render them. One that cannot be loaded keeps the server's HTML; one the server had
 * to do without is left out, for the HTML has its fallback.
 *
 * @param pathname of the document
 */
export function browserWidgets(page: PageData, load: ModuleLoader, pathname: string): Widgets {
  const release = page.composition.cart?.version;
  const missing = widgetsOf(pathname, page.state).filter((name) => !page.rendered.includes(name));

  function widget<Name extends ExposedWidget>(name: Name, kept?: ReactNode) {
    return lazy(async () => {
      try {
        const { Widget } = (await load(name)) as WidgetModule<WidgetProps[Name]>;
        return {
          default: (props: WidgetProps[Name]) => (
            <WidgetBoundary name={name} release={release}>
              {createElement(Widget, props)}
            </WidgetBoundary>
          ),
        };
      } catch (error) {
        if (kept === undefined) throw error;
        return { default: () => <>{kept}</> };
      }
    });
  }

  const widgets: LazyWidgets = {
    'cart/badge': widget('cart/badge', <KeptBadge release={release} />),
    'cart/compare-tray': widget(
      'cart/compare-tray',
      <KeptHtml boundary="cart/compare-tray" release={release} />,
    ),
    'cart/drawer': widget('cart/drawer'),
  };
  return (name) => (missing.includes(name) ? null : widgets[name]);
}
