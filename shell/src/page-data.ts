import type { Notice, State } from '@storefront/shared/contracts/state';
import type { ModuleName } from './federation/module-loader';
import type { PathOwner } from './remotes/path-owners';

/** One release as the browser needs to know it; the server has verified all of it against the release map. */
export interface ReleaseOnPage {
  readonly version: string;
  /** Federation name of the build, e.g. `cart_1_4_2_9f2c01d4e7ab`. */
  readonly container: string;
  /** Address of the release's folder, with a trailing slash. */
  readonly base: string;
  /** Path of the container's script below `base`. */
  readonly entry: string;
  /** What it exposes, without './': `routes`, and the places it fills. */
  readonly exposes: readonly string[];
  /** Integrity (`sha384-…`) of every browser file, by path below `base`. */
  readonly files: Readonly<Record<string, string>>;
}

/** The releases one document is made of, by their remotes; one that is switched off or cannot be reached is missing. */
export type Composition = Readonly<Record<string, ReleaseOnPage>>;

/** Addresses a page uses; all from the shell server's run-time configuration (P56). */
export interface Addresses {
  readonly backend: string;
  readonly suburbs?: string;
  readonly pictures: string;
  /** Origin the shop is known under, where it is configured. */
  readonly origin?: string;
}

/** The shell's own files that a document refers to, by their addresses: paths, unless they are at an origin of their own. */
export interface ShellAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Integrity of every browser file of the shell. */
  readonly files: Readonly<Record<string, string>>;
}

/** As much of a route as the router needs to find its data. */
export interface MatchedRoute {
  readonly id: string;
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
}

/** What the server inlines into a document so that the browser can take over without asking the network. */
export interface PageData {
  readonly composition: Composition;
  /** Remotes of which there is another release for this visitor, should one not load (docs/decisions/042). */
  readonly replaceable: readonly string[];
  /** Versions that this visitor sees before others do, by their remotes; missing outside a preview (P64). */
  readonly previewed?: Readonly<Record<string, string>>;
  /** Which remotes show which paths, those that are missing included. */
  readonly owners: readonly PathOwner[];
  /** The remote whose page the document is; null for the shell's own. */
  readonly owner: string | null;
  /** The owner's routes that match the address, from the outermost, as they are in the tree: for a page whose code is late. */
  readonly matched: readonly MatchedRoute[];
  /** Modules of remotes whose output is in the document's HTML. */
  readonly rendered: readonly ModuleName[];
  /** What widgets of the HTML were rendered with, by their modules. */
  readonly loaded: Readonly<Record<ModuleName, unknown>>;
  readonly addresses: Addresses;
  readonly assets: ShellAssets;
  /** Addresses of the stylesheets whose rules are in the document. */
  readonly styles: readonly string[];
  /** What the form post before this document has to say; missing when there was none. */
  readonly notice?: Notice;
  /** State the HTML was rendered from. */
  readonly state: State;
  /** React Router's loader data, action data and errors. */
  readonly hydration: {
    readonly loaderData: Record<string, unknown>;
    readonly actionData: Record<string, unknown> | null;
    readonly errors: Record<string, unknown> | null;
  };
  /** With which the browser reports what has become of the page; missing where it does not. */
  readonly viewToken?: string;
}
