import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { CartLine } from './state';

/** What a remote exposes as `./routes`: route objects with loaders, for the paths it owns in `remotes`. */
export interface RoutesModule {
  readonly routes: RouteObject[];
}

/** What a remote exposes when the shell gives it a place in the layout. */
export interface WidgetModule<Props = object> {
  readonly Widget: ComponentType<Props>;
}

/** What the shell tells the cart's drawer, which shows itself as long as the state `app` says so (decision 21). */
export interface CartDrawerProps {
  /** What was added, when that is why it is shown; another object for every time. */
  readonly added: CartLine | null;
}

/** The places in the layout that remotes fill, with what the shell gives each. */
export interface WidgetProps {
  readonly 'cart/badge': object;
  readonly 'cart/compare-tray': object;
  readonly 'cart/drawer': CartDrawerProps;
}

/** Exposed modules that are a place in the layout. */
export type ExposedWidget = keyof WidgetProps;

/** Every module one build may load from another at run time; both ends check it with `satisfies`. */
export type ExposedModules = {
  readonly [Name in 'catalogue/routes' | 'cart/routes' | 'quote/routes']: RoutesModule;
} & {
  readonly [Name in ExposedWidget]: WidgetModule<WidgetProps[Name]>;
};

/** Name of an exposed module: the remote, a slash, and the exposed path without its './'. */
export type ExposedModule = keyof ExposedModules;
