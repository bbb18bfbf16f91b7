import type { ExposedWidget, WidgetProps } from '@storefront/shared/contracts/exposed-modules';
import type { ComponentType } from 'react';
import { createContext } from 'react';

/** Widgets that are in the server's HTML; others are loaded when they are asked for. */
export type RenderedWidget = 'cart/badge' | 'cart/compare-tray';

/** Finds the component of a widget; null while its remote is not to be had. */
export type Widgets = <Name extends RenderedWidget>(name: Name) => ComponentType<WidgetProps[Name]> | null;

/** Loads a widget; rejects when its remote is not to be had. */
export type LoadWidget = <Name extends ExposedWidget>(
  name: Name,
) => Promise<ComponentType<WidgetProps[Name]>>;

/** The widgets of this document. */
export interface PageWidgets {
  readonly find: Widgets;
  readonly load: LoadWidget;
  /** What they were rendered with, by name. */
  readonly loaded: Readonly<Partial<Record<ExposedWidget, unknown>>>;
}

/** The widgets of this document's composition; none where there is no page. */
export const WidgetsContext = createContext<PageWidgets>({
  find: () => null,
  load: () => Promise.reject(new Error('There is no page to load widgets for.')),
  loaded: {},
});
