import type { RouteObject } from 'react-router-dom';
import type { PlaceName } from './places';

/** What a remote says of itself, in `remote.ts` of its folder. The build reads it, and its releases carry it. */
export interface RemoteDeclaration {
  /** Lower-case letters and digits, a letter first. */
  readonly name: string;
  /** Port of its artefact host in the default run. */
  readonly port: number;
  /** File of its folder that exports `routes` as `RoutesModule` says, for the paths below; exposed as `./routes`. */
  readonly routes: string;
  /** React Router path patterns it has pages for. It gets those of them that the release map assigns to it. */
  readonly paths: readonly string[];
  /** The places it fills, and the file of its folder that exports what stands there as `PlaceModule` says. */
  readonly places: Readonly<Partial<Record<PlaceName, string>>>;
  /** Most bytes that all its browser files may have together, compressed with brotli; more is not published. */
  readonly budget: number;
}

/** What the route of a page may say as its `handle`. */
export interface PageHandle {
  /** Whether its action takes forms with files, multipart/form-data of at most 4 MB and a thousand parts; no other gets one. */
  readonly takesFiles?: boolean;
}

/** What a remote exposes as `./routes`: route objects with loaders, for the paths it declares. */
export interface RoutesModule {
  readonly routes: RouteObject[];
}
