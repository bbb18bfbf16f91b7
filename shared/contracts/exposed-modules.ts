import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** What a remote exposes as `./routes`: route objects with loaders, for the paths it owns in `remotes`. */
export interface RoutesModule {
  readonly routes: RouteObject[];
}

/** What a remote exposes when the shell gives it a place in the layout. */
export interface WidgetModule {
  readonly Widget: ComponentType;
}

/** Every module one build may load from another at run time; both ends check it with `satisfies`. */
export interface ExposedModules {
  readonly 'catalogue/routes': RoutesModule;
  readonly 'cart/routes': RoutesModule;
  readonly 'cart/badge': WidgetModule;
  readonly 'quote/routes': RoutesModule;
}

/** Name of an exposed module: the remote, a slash, and the exposed path without its './'. */
export type ExposedModule = keyof ExposedModules;

/** Exposed modules that are a place in the layout. */
export type ExposedWidget = {
  [Name in ExposedModule]: ExposedModules[Name] extends WidgetModule ? Name : never;
}[ExposedModule];
