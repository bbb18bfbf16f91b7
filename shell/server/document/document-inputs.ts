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
import type { InlineStyle } from '../assets/inline-style';
import type { Avoided, ViewReports } from '../containment/directions';
import type { PublicAddress } from '../http/forwarded';
import type { Previews } from '../preview/previews';
import { report } from '../process/report';
import type { NotFoundPages } from './not-found-pages';
import type { SiteSource } from './site-source';

/** What every document of this process is made from. */
export interface DocumentSources {
  readonly releaseMap: () => ReleaseMap;
  readonly avoided: () => Avoided;
  readonly views: () => ViewReports | null;
  /** The routes around the part of the remote that owns the address, or around none. */
  readonly routeHandler: (owner: RemotePart | null) => StaticHandler;
  readonly connectionsFor: (message: IncomingMessage) => Connections;
  readonly siteSource: SiteSource;
  /** Null while the shop is developed: each document is made anew. */
  readonly notFoundPages: NotFoundPages | null;
  readonly previews: Previews;
  readonly addresses: Addresses;
  readonly visible: PublicAddress;
  /** Further origins of pictures. */
  readonly pictureOrigins: readonly string[];
  readonly assets: ShellAssets;
  /** The theme's stylesheets. */
  readonly theme: readonly InlineStyle[];
}

/** What a document is made for. */
export interface AskedDocument {
  /** Without the form it posts. */
  readonly request: Request;
  /** Reads that form, as `postedForm` does, and gives the request that has it. */
  readonly withForm: () => Promise<Request>;
  /** The visitor's bucket. */
  readonly bucket: string;
  /** Releases that the visitor's browser could not load. */
  readonly unwanted: ReadonlySet<string>;
  /** Releases that another worker has ended in when it made this document. */
  readonly excluded: ReadonlySet<string>;
  readonly storefront: Storefront;
  readonly preview: Preview | null;
  /** What the form post before this document has to say. */
  readonly notice: Notice | null;
  /** Aborted when the visitor is gone. */
  readonly gone: AbortSignal;
}

/** What goes on beside the answer with one document. */
export interface DocumentHooks {
  /** Takes what went wrong while it was made, and of which release that is. */
  readonly report: (what: string, error: unknown, about?: EventFields) => void;
  /** JavaScript for its first script; empty but in development. */
  readonly script: string;
}

/** Those of every document but in development. */
export const plainHooks: DocumentHooks = { report, script: '' };
