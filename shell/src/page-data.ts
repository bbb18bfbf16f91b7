import type { Notice, State } from '@storefront/shared/contracts/state';
import type { ModuleName } from './federation/remote-modules';
import type { PathOwner } from './remotes/path-owners';

/** A release as the browser knows it, verified by the server against the release map. */
export interface ReleaseOnPage {
  readonly version: string;
  /** Federation name of the build, e.g. `cart_1_4_2_9f2c01d4e7ab`. */
  readonly container: string;
  /** Address of the release's folder, with a trailing slash. */
  readonly base: string;
  /** Path of the container's script below `base`. */
  readonly entry: string;
  /** Exposed names without './': `routes` and the places it fills. */
  readonly exposes: readonly string[];
  /** Integrity (`sha384-…`) of every browser file, by path below `base`. */
  readonly files: Readonly<Record<string, string>>;
}

/** The releases of one document by remote; one that is switched off or unavailable is missing. */
export type Composition = Readonly<Record<string, ReleaseOnPage>>;

/** Addresses for the page, from the shell's run-time configuration (P56). */
export interface Addresses {
  readonly backend: string;
  readonly suburbs?: string;
  readonly pictures: string;
  readonly origin?: string;
}

/** The shell's files in a document by address: a path, or absolute when they are at another origin. */
export interface ShellAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Integrity of every browser file of the shell. */
  readonly files: Readonly<Record<string, string>>;
}

/** The parts of a route that the router needs to find its data. */
export interface MatchedRoute {
  readonly id: string;
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
}

/** The data inlined into a document, so that hydration needs no request. */
export interface PageData {
  readonly composition: Composition;
  /** Remotes with another release for this visitor, should one fail to load (docs/decisions/042). */
  readonly replaceable: readonly string[];
  /** Previewed versions by remote; missing outside a preview (P64). */
  readonly previewed?: Readonly<Record<string, string>>;
  /** Remotes with their paths, unavailable ones included. */
  readonly owners: readonly PathOwner[];
  /** The remote that owns the page; null for the shell. */
  readonly owner: string | null;
  /** The owner's matching routes from the outermost, for a page whose code is late. */
  readonly matched: readonly MatchedRoute[];
  /** Modules whose output is in the HTML. */
  readonly rendered: readonly ModuleName[];
  /** Data the HTML's widgets were rendered with, by module. */
  readonly loaded: Readonly<Record<ModuleName, unknown>>;
  readonly addresses: Addresses;
  readonly assets: ShellAssets;
  /** Addresses of the stylesheets in the document. */
  readonly styles: readonly string[];
  /** Notice of the form post before this document; missing without one. */
  readonly notice?: Notice;
  readonly state: State;
  readonly hydration: {
    readonly loaderData: Record<string, unknown>;
    readonly actionData: Record<string, unknown> | null;
    readonly errors: Record<string, unknown> | null;
  };
  /** Token of the page's view report; missing where none is sent. */
  readonly viewToken?: string;
  /** How many of the pages with a token report, from 0 to 1; missing where all do. */
  readonly viewShare?: number;
}
