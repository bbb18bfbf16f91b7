import type { Notice, State } from '@storefront/shared/contracts/state';
import type { ModuleName } from './federation/remote-modules';
import type { PathOwner } from './remotes/path-owners';

/** A release in the document, verified by the server against the release map. */
export interface ReleaseOnPage {
  readonly version: string;
  /** Federation name of the build, e.g. `cart_1_4_2_9f2c01d4e7ab`. */
  readonly container: string;
  /** Address of the release's folder, with a trailing slash. */
  readonly base: string;
  /** Path of the container's script below `base`. */
  readonly entry: string;
  /** Exposed names without './': `routes` and the slots it fills. */
  readonly exposes: readonly string[];
  /** Integrity (`sha384-…`) of every browser file by path below `base`. */
  readonly files: Readonly<Record<string, string>>;
}

/** The document's releases by remote; switched-off or unavailable remotes are missing. */
export type Composition = Readonly<Record<string, ReleaseOnPage>>;

/** Addresses the page uses, from the shell's run-time configuration (P56). */
export interface Addresses {
  readonly backend: string;
  readonly suburbs?: string;
  readonly pictures: string;
  readonly origin?: string;
}

/** Addresses of the shell's files: paths, or absolute at another origin. */
export interface ShellAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Integrity of every browser file of the shell. */
  readonly files: Readonly<Record<string, string>>;
}

/** The parts of a route by which the router finds its data. */
export interface MatchedRoute {
  readonly id: string;
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
}

/** Data inlined into a document, so that hydration needs no request. */
export interface PageData {
  readonly composition: Composition;
  /** Remotes with another release for this visitor in case one fails to load (docs/decisions/042). */
  readonly replaceable: readonly string[];
  /** Previewed versions by remote; missing outside previews (P64). */
  readonly previewed?: Readonly<Record<string, string>>;
  /** All remotes with their paths, including unavailable ones. */
  readonly owners: readonly PathOwner[];
  /** Remote that owns the page; null for the shell. */
  readonly owner: string | null;
  /** The owner's matching routes, outermost first, for a page whose code is late. */
  readonly matched: readonly MatchedRoute[];
  /** Modules rendered into the HTML. */
  readonly rendered: readonly ModuleName[];
  /** Loaded data of the HTML's widgets by module. */
  readonly loaded: Readonly<Record<ModuleName, unknown>>;
  readonly addresses: Addresses;
  readonly assets: ShellAssets;
  /** Addresses of the document's stylesheets. */
  readonly styles: readonly string[];
  /** Notice of the form post that led here, if any. */
  readonly notice?: Notice;
  readonly state: State;
  readonly hydration: {
    readonly loaderData: Record<string, unknown>;
    readonly actionData: Record<string, unknown> | null;
    readonly errors: Record<string, unknown> | null;
  };
  /** The cells whose visitors get these releases, as 25 hexadecimal digits of four cells each, the lowest first; missing for all. */
  readonly cells?: string;
  /** Token of the page's view report; missing when none is to be sent. */
  readonly viewToken?: string;
  /** Share of the pages with a token that report, from 0 to 1; missing for all. */
  readonly viewShare?: number;
}
