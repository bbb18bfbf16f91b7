import type { ComponentType } from 'react';
import type { RouteObject, RouterContextProvider } from 'react-router-dom';
import type { QuoteSubject } from './quote';

/** What a remote exposes as `./routes`: route objects with loaders, for the paths it owns in `remotes`. */
export interface RoutesModule {
  readonly routes: RouteObject[];
}

/** What a remote exposes when the shell gives it a place in the layout. */
export interface WidgetModule<Props = object> {
  readonly Widget: ComponentType<Props>;
  /** Loads what its first HTML needs, as plain data that it is given as `loaded`; gets what a loader gets, and never rejects. */
  readonly load?: (context: RouterContextProvider) => Promise<unknown>;
}

/** What the shell tells the cart's drawer (P41, P42); when it opens and closes is the shell's to decide. */
export interface CartDrawerProps {
  readonly open: boolean;
  /** What has happened, in one sentence, to be shown and announced; empty for nothing. */
  readonly message: string;
  /** Gets the focus back; what had the focus when null. */
  readonly opener: HTMLElement | null;
  readonly onClose: () => void;
}

/** What the shell tells the quote's modal. */
export interface QuoteModalProps {
  /** What is asked for; null while it is closed. */
  readonly asked: QuoteSubject | null;
  readonly onClose: () => void;
}

/** The places in the layout that remotes fill, with what the shell gives each. */
export interface WidgetProps {
  readonly 'cart/badge': object;
  /** `loaded` is null where the server had no need of it. */
  readonly 'cart/compare-tray': { readonly loaded: unknown };
  readonly 'cart/drawer': CartDrawerProps;
  readonly 'quote/modal': QuoteModalProps;
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
