import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { StateFormResult } from '@storefront/shared/bus';
import { createBus, createRequestCookies } from '@storefront/shared/bus';
import type { Connection, Connections } from '@storefront/shared/contracts/connections';
import type { Notice } from '@storefront/shared/contracts/state';
import type { Storefront } from '@storefront/shared/router';
import { RouterContextProvider, storefrontContext } from '@storefront/shared/router';
import type { StaticHandler, StaticHandlerContext } from 'react-router-dom';
import { type Preview, previewedMap, previewedVersions } from 'releases/preview/preview';
import { bucketCookie, bucketOf } from 'releases/traffic/bucket';
import type { ReleaseMap } from 'releases/traffic/release-map';
import { stateFormRouteId } from '../../src/cart/state-form-action';
import { siteContext } from '../../src/layout/site-loader';
import type { Addresses, PageData, ShellAssets } from '../../src/page-data';
import type { RemotePart } from '../../src/routes';
import type { InlineStyle } from '../assets/inline-style';
import { remoteStyles } from '../assets/remote-styles';
import { encoders } from '../http/encoders';
import { isSecure, type PublicAddress, publicOrigin } from '../http/public-origin';
import { documentRetryAfter } from '../http/retry-after';
import { webRequest } from '../http/web-request';
import type { Previews } from '../preview/previews';
import { type Composed, compose, filesOf } from '../remotes/compose';
import { renderedModules } from '../remotes/rendered-modules';
import { loadPlaces, serverPlaces } from '../remotes/server-places';
import { securityHeaders } from '../security/security-headers';
import type { DocumentHooks } from './document-hooks';
import { documentStatus } from './document-status';
import { documentStream } from './document-stream';
import { hydrationData } from './hydration-data';
import { keptNotice, lastNotice, noticeCookie } from './kept-notice';
import { menuPanels } from './menu-panels';
import { documentHandler } from './route-handler';
import type { SiteSource } from './site-source';

/** What every document of this process is made from. */
export interface DocumentSources {
  readonly releaseMap: () => ReleaseMap;
  /** The routes around the part of the remote that owns the address, or around none. */
  readonly routeHandler: (owner: RemotePart | null) => StaticHandler;
  readonly connections: Connections;
  /** The shop's connection for what the visitor of a request sends. */
  readonly sendingFor: (message: IncomingMessage) => Connection;
  readonly siteSource: SiteSource;
  readonly previews: Previews;
  readonly addresses: Addresses;
  readonly visible: PublicAddress;
  /** Further origins of pictures. */
  readonly pictureOrigins: readonly string[];
  readonly assets: ShellAssets;
  /** The theme's stylesheets. */
  readonly theme: readonly InlineStyle[];
}

/**
 * Answers a request for a page or a form post: picks a composition, runs loaders or an action, streams the document.
 *
 * @throws BadRequest as `webRequest` does, or whatever the shell itself throws while rendering
 */
export async function answerDocument(
  message: IncomingMessage,
  response: ServerResponse,
  sources: DocumentSources,
  hooks: DocumentHooks,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const request = await webRequest(message, gone.signal);
  const secure = isSecure(message, sources.visible);

  const bucket = bucketOf(message.headers.cookie);
  const preview = await sources.previews.of(message);
  const map = sources.releaseMap();
  const composed = await compose(preview ? previewedMap(map, preview) : map, bucket.id, hooks.report);
  const cookies = createRequestCookies(message.headers.cookie ?? '', secure);
  const connections =
    request.method === 'POST'
      ? { ...sources.connections, sending: sources.sendingFor(message) }
      : sources.connections;
  const storefront: Storefront = {
    bus: createBus(cookies),
    api: async (load) => (await load())(connections),
    pictures: sources.addresses.pictures,
    origin: sources.addresses.origin ?? publicOrigin(request.url, secure),
  };
  const said = request.method === 'POST' ? lastNotice(storefront.bus) : null;
  const { result, ...page } = await loadPage(request, storefront, composed, sources, hooks);

  response.setHeader('cache-control', 'private, no-cache');
  if (bucket.isNew) response.appendHeader('set-cookie', bucketCookie(bucket.id, secure));
  if (request.method === 'POST') response.appendHeader('set-cookie', cookies.setCookies());
  if (result instanceof Response)
    return redirectTo(response, result.status, result.headers.get('location') ?? '/');
  const returnTo = changedFrom(result);
  if (returnTo) {
    const notice = said?.();
    if (notice) response.appendHeader('set-cookie', noticeCookie(notice, secure));
    return redirectTo(response, 303, returnTo);
  }

  const notice = keptNotice(message.headers.cookie);
  if (notice) response.appendHeader('set-cookie', noticeCookie(null, secure));
  const { stream, status, headers } = await renderPage(
    { ...page, preview, notice },
    result,
    sources,
    hooks,
    gone.signal,
  );
  response.statusCode = status;
  response.setHeaders(new Map(Object.entries(headers)));
  if (message.method === 'HEAD') return void response.end();
  await pipeline([stream, ...encoders(message, response), response]);
}

/** Loads the modules that the address needs, and runs its loaders or its action. */
async function loadPage(
  request: Request,
  storefront: Storefront,
  composed: Composed,
  { routeHandler, siteSource }: DocumentSources,
  { report }: DocumentHooks,
) {
  const { pathname } = new URL(request.url);
  const found = await renderedModules(pathname, storefront.bus.state(), composed, report);

  const requestContext = new RouterContextProvider();
  requestContext.set(storefrontContext, storefront);
  requestContext.set(siteContext, siteSource.site);

  const { handler, modules: usable } = documentHandler(found, routeHandler, report);
  const [result, { modules, loaded }] = await Promise.all([
    handler.query(request, { requestContext }),
    loadPlaces(usable, requestContext, report),
  ]);
  return { storefront, composed, modules, dataRoutes: handler.dataRoutes, result, loaded };
}

interface LoadedPage extends Omit<Awaited<ReturnType<typeof loadPage>>, 'result'> {
  readonly preview: Preview | null;
  /** What the form post before this document has to say. */
  readonly notice: Notice | null;
}

/** Renders a loaded page, with the status and the headers of its document. */
async function renderPage(
  { storefront, composed, preview, modules, dataRoutes, loaded, notice }: LoadedPage,
  context: StaticHandlerContext,
  { addresses, assets, theme, siteSource, pictureOrigins }: DocumentSources,
  { report, script }: DocumentHooks,
  signal: AbortSignal,
) {
  const { scripts, styles: remoteFiles } = filesOf(composed, modules.names);
  const { inline, links } = await remoteStyles(remoteFiles);
  const styles = [...theme, ...inline];

  const nonce = randomBytes(16).toString('base64');
  const page: PageData = {
    composition: composed.onPage,
    ...(preview && { previewed: previewedVersions(preview) }),
    owners: composed.owners,
    owner: modules.owner?.remote ?? null,
    rendered: modules.names,
    loaded,
    addresses,
    assets,
    styles: styles.map(({ href }) => href),
    state: storefront.bus.state(),
    ...(notice && { notice }),
    hydration: hydrationData(context),
  };
  const { stream, hasRemotePage } = await documentStream({
    page,
    extraScript: script,
    nonce,
    storefront,
    places: serverPlaces(modules, composed, loaded),
    panels: menuPanels(siteSource.categories()),
    dataRoutes,
    context,
    styles,
    // Scripts of remotes are loaded by the shell's; without those there is nothing to prefetch.
    files: { scripts: assets.scripts.length > 0 ? scripts : [], styles: links },
    signal,
    report: (error) => report('document', error),
  });

  const status = documentStatus(context, modules.owner !== null, hasRemotePage);
  const retryAfter = documentRetryAfter(status, context);
  const bases = Object.values(page.composition).map(({ base }) => base);
  // What is at the shop's own origin has paths.
  const elsewhere = [...assets.scripts, ...bases].filter((address) => URL.canParse(address));
  const origins = elsewhere.map((address) => new URL(address).origin);
  const calls = [addresses.backend, addresses.suburbs].filter((one) => one !== undefined);
  const headers: Record<string, string> = {
    ...(retryAfter && { 'retry-after': retryAfter }),
    'content-type': 'text/html; charset=utf-8',
    ...securityHeaders(nonce, {
      scripts: origins,
      styles: [...styles.map(({ hash }) => `'${hash}'`), ...origins],
      pictures: [new URL(addresses.pictures).origin, ...pictureOrigins],
      calls: calls.map((address) => new URL(address).origin),
    }),
  };
  return { stream, status, headers };
}

/** Where a form post that changed the cart or a list goes back to; null for everything else. */
function changedFrom({ actionData }: StaticHandlerContext): string | null {
  const result = actionData?.[stateFormRouteId] as StateFormResult | undefined;
  return result?.ok ? result.returnTo : null;
}

function redirectTo(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { location }).end();
}
