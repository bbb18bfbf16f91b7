import type { RouteObject } from 'react-router-dom';
import type { SlotName } from './slots';

/** Declaration of a remote in its folder's `remote.ts`, read by the build and copied into its releases. */
export interface RemoteDeclaration {
  /** Lower-case letters and digits; begins with a letter. */
  readonly name: string;
  /** Port of its asset server in the default run. */
  readonly port: number;
  /** File in its folder that exports `routes` (see `RoutesModule`) for `paths`; exposed as `./routes`. */
  readonly routes: string;
  /** React Router path patterns of its pages. It gets those that the release map assigns to it. */
  readonly paths: readonly string[];
  /** File in its folder by the slot it fills; each exports a `SlotModule`. */
  readonly slots?: Readonly<Partial<Record<SlotName, string>>>;
  /** @deprecated `slots` under its name before contract 3.5; goes with contract 4. */
  readonly places?: Readonly<Partial<Record<SlotName, string>>>;
  /** Size limit of all its browser files together in bytes, compressed with brotli; publishing fails above it. */
  readonly budget: number;
}

/** `handle` of a page's route. */
export interface PageHandle {
  /** Whether its action accepts file uploads: multipart/form-data of at most 4 MB and a thousand parts. Default false. */
  readonly takesFiles?: boolean;
}

/** The module that a remote exposes as `./routes`: route objects with loaders for the paths it declares. */
export interface RoutesModule {
  readonly routes: RouteObject[];
}
