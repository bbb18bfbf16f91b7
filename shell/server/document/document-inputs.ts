import type { IncomingMessage } from 'node:http';
import type { Connections } from '@storefront/shared/contracts/connections';
import type { Notice } from '@storefront/shared/contracts/state';
import type { Storefront } from '@storefront/shared/router';
import type { EventFields } from 'log/log-event';
import type { StaticHandler } from 'react-router-dom';
import type { Preview } from 'releases/preview/preview';
import type { ReleaseMap } from 'releases/release-map/release-map';
import type { Addresses, ShellAssets } from '../../src/page-data';
import type { RemotePart } from '../../src/routes';
import type { UnhealthyReleases, ViewReports } from '../containment/commands';
import type { PublicAddress } from '../http/forwarded';
import type { Previews } from '../preview/previews';
import { logError } from '../process/log';
import type { CellReleases } from '../remotes/cell-releases';
import type { InlineStyle } from '../security/security-headers';
import type { SiteSource } from './site-source';

/** The inputs of all documents of this process. */
export interface DocumentSources {
  readonly releaseMap: () => ReleaseMap;
  readonly unhealthy: () => UnhealthyReleases;
  /** The releases of the cells, from the map and the quarantines. */
  readonly cellReleases: () => CellReleases;
  readonly views: () => ViewReports | null;
  /** Routes around the part of the remote that owns the address; null for the shell's own pages. */
  readonly routeHandler: (owner: RemotePart | null) => StaticHandler;
  readonly connectionsFor: (message: IncomingMessage) => Connections;
  readonly siteSource: SiteSource;
  /** Null in development, where no page is cached. */
  readonly notFoundPages: NotFoundPages | null;
  readonly previews: Previews;
  readonly addresses: Addresses;
  readonly visible: PublicAddress;
  readonly pictureOrigins: readonly string[];
  readonly assets: ShellAssets;
  readonly theme: readonly InlineStyle[];
}

/** The encoded page for unknown addresses, for any number of visitors. */
export interface NotFoundDocument {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Encoded as `headers` say. */
  readonly body: Buffer;
}

/** Pages for addresses without a route, shared by all visitors who get the same one. */
export interface NotFoundPages {
  /** Null for an address with a route, and for a visitor whose page differs from others'. */
  of(
    asked: AskedDocument,
    message: IncomingMessage,
    sources: DocumentSources,
  ): Promise<NotFoundDocument | null>;
}

/** One request for a document. */
export interface AskedDocument {
  /** The request, without its body. */
  readonly request: Request;
  /** Reads the posted form and gives the request with it. Throws as `postedForm` does. */
  readonly withForm: () => Promise<Request>;
  readonly bucket: string;
  /** `listsIn` of the request, by which a browser recognises another visitor's document. */
  readonly lists: number;
  /** The cells whose visitors get these releases, for the page's script, as in `PageData`; null for all, or when not shared. */
  readonly cells: string | null;
  /** Ids of releases that the visitor's browser failed to load. They are a last resort. */
  readonly failedInBrowser: ReadonlySet<string>;
  /** Ids of releases excluded from this document: they ended another worker while it made it. */
  readonly excluded: ReadonlySet<string>;
  readonly storefront: Storefront;
  readonly preview: Preview | null;
  /** Notice of the form post that redirected here. */
  readonly notice: Notice | null;
  /** Aborted when the visitor is gone. */
  readonly gone: AbortSignal;
}

/** Development's additions to a document. */
export interface DocumentHooks {
  readonly logError: (what: string, error: unknown, about?: EventFields) => void;
  /** JavaScript for the document's script. */
  readonly script: string;
}

/** Logs errors and adds no script. */
export const plainHooks: DocumentHooks = { logError, script: '' };
