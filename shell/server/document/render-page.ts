import { layoutRouteId } from '@storefront/shared/contracts/site';
import { isRouteErrorResponse } from '@storefront/shared/router';
import type { StaticHandler, StaticHandlerContext } from 'react-router-dom';
import { previewedVersions } from 'releases/preview/preview';
import { type ModuleName, partsOf } from '../../src/federation/remote-modules';
import type { ShellSite } from '../../src/menus/main-menu';
import { currentAddress } from '../../src/menus/PageLink';
import type { Composition, MatchedRoute, PageData } from '../../src/page-data';
import { notFoundRouteId } from '../../src/routes';
import { composedReleases } from '../../src/views/view-report';
import type { ViewReports } from '../containment/commands';
import { mark } from '../containment/mark';
import { documentRetryAfter } from '../http/retry-after';
import { type Composed, type DocumentMarks, filesOf, remoteStyles } from '../remotes/compose';
import { type DocumentTime, deadlines } from '../remotes/deadlines';
import type { RenderedModules } from '../remotes/rendered-modules';
import { serverSlots } from '../remotes/server-slots';
import { securityHeaders } from '../security/security-headers';
import { signViewToken } from '../security/view-token';
import type { AskedDocument, DocumentHooks, DocumentSources } from './document-inputs';
import { menuPanels } from './menu-panels';
import { renderDocument } from './render-document';

interface LoadedPage
  extends Pick<AskedDocument, 'storefront' | 'lists' | 'preview' | 'notice' | 'gone' | 'cells'> {
  readonly composed: Composed;
  readonly replaceable: readonly string[];
  readonly modules: RenderedModules;
  readonly loaded: PageData['loaded'];
  readonly dataRoutes: StaticHandler['dataRoutes'];
  readonly context: StaticHandlerContext;
  readonly time: DocumentTime;
  readonly markOf: DocumentMarks;
}

/** A document that is ready to be sent. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: Buffer;
  /** Whether nothing is missing, the company's settings included, and no error was contained. */
  readonly isWhole: boolean;
  /** Modules missing from the document, with the errors they threw. */
  readonly missing: ReadonlyMap<ModuleName, unknown>;
}

/** Renders a loaded page when it is its turn. @throws errors of the shell itself; the signal's reason when the visitor is gone */
export async function renderPage(
  loadedPage: LoadedPage,
  { addresses, assets, theme, siteSource, pictureOrigins, views }: DocumentSources,
  { logError, script }: DocumentHooks,
): Promise<RenderedPage> {
  const { storefront, lists, preview, notice, gone, cells, composed, replaceable } = loadedPage;
  const { modules, loaded, dataRoutes, context, time, markOf } = loadedPage;
  const { scripts, styles: remoteFiles } = filesOf(composed, modules.names);
  const { inline, links } = await remoteStyles(remoteFiles);
  await renderTurn();
  gone.throwIfAborted();
  const styles = [...theme, ...inline];

  const reports = preview ? null : views();
  const page: PageData = {
    composition: composed.onPage,
    replaceable,
    ...(preview && { previewed: previewedVersions(preview) }),
    owners: composed.owners,
    owner: modules.owner?.remote ?? null,
    matched: modules.owner?.module ? matchedRoutes(context) : [],
    rendered: modules.names,
    loaded,
    addresses,
    assets,
    styles: styles.map(({ href }) => href),
    state: storefront.bus.state(),
    ...(notice && { notice }),
    hydration: hydrationData(context),
    ...(cells && { cells }),
    ...(reports && viewReporting(composed.onPage, reports)),
  };
  const site = context.loaderData[layoutRouteId] as ShellSite | null | undefined;
  const ending = new AbortController();
  const { milliseconds, timeoutError } = time.limit(deadlines.render, 'rendering');
  const limit = setTimeout(() => ending.abort(timeoutError()), milliseconds);
  const { html, scriptHashes, errors } = await renderDocument({
    page,
    extraScript: script,
    storefront,
    lists,
    slots: serverSlots(modules, composed, loaded, markOf),
    pageBegins: () => {
      if (modules.owner) mark(markOf(`${modules.owner.remote}/routes`, 'render'));
    },
    panels: menuPanels(siteSource.categories(), site ?? {}, currentAddress(context.location)),
    dataRoutes,
    context,
    styles,
    // Without the shell's scripts nothing loads those of remotes.
    files: { scripts: assets.scripts.length > 0 ? scripts : [], styles: links },
    signal: AbortSignal.any([gone, ending.signal]),
  }).finally(() => clearTimeout(limit));

  const absent = expectedModules(modules, context).filter((name) => !hasBoundary(html, name));
  const missing = new Map(absent.map((name, index) => [name, errors[index] ?? errors.at(-1)]));
  // These errors were contained inside a part that is there.
  for (const error of errors.slice(absent.length)) logError('document', error);

  const hasRemotePage = modules.names.some((name) => isRoutes(name) && !missing.has(name));
  // The owner's page is missing: it has no release, or threw.
  const status = modules.owner && !hasRemotePage ? 503 : context.statusCode;
  const isWhole = status === 200 && errors.length === 0 && missing.size === 0 && Boolean(site);
  const retryAfter = documentRetryAfter(status, context);
  const bases = Object.values(page.composition).map(({ base }) => base);
  // Files of the shop's own origin have no host.
  const elsewhere = [...assets.scripts, ...bases].filter((address) => URL.canParse(address));
  const origins = elsewhere.map((address) => new URL(address).origin);
  const calls = [addresses.backend, addresses.suburbs].filter((one) => one !== undefined);
  const headers: Record<string, string> = {
    ...(retryAfter && { 'retry-after': retryAfter }),
    // A 405 means that the page takes no form.
    ...(status === 405 && { allow: 'GET, HEAD' }),
    'content-type': 'text/html; charset=utf-8',
    ...securityHeaders({
      inline: scriptHashes,
      scripts: origins,
      styles: [...styles.map(({ hash }) => `'${hash}'`), ...origins],
      pictures: [new URL(addresses.pictures).origin, ...pictureOrigins],
      calls: calls.map((address) => new URL(address).origin),
    }),
  };
  return { status, headers, html, isWhole, missing };
}

/** The matched routes of the remote, without the three of the shell around them. */
function matchedRoutes({ matches }: StaticHandlerContext): MatchedRoute[] {
  return matches.slice(3).map(({ route: { id, path, index } }) => ({ id, path, index }));
}

/** The modules that the document should show: none if the layout failed, and no page for an unknown address. */
function expectedModules(
  { names }: RenderedModules,
  { matches, errors }: StaticHandlerContext,
): readonly ModuleName[] {
  if (errors?.[layoutRouteId] !== undefined) return [];
  const isFound = matches.every(({ route }) => route.id !== notFoundRouteId);
  return isFound ? names : names.filter((name) => !isRoutes(name));
}

const isRoutes = (name: ModuleName) => partsOf(name).exposed === 'routes';

/** Whether the HTML has a module's output. React replaces a part that threw or was late by a fallback, and does not say which. */
function hasBoundary(html: Buffer, name: ModuleName): boolean {
  return html.includes(`data-boundary="${isRoutes(name) ? partsOf(name).remote : name}"`);
}

/** The page data that a browser needs to report about this document. */
function viewReporting(
  composition: Composition,
  { key, share }: ViewReports,
): Pick<PageData, 'viewToken' | 'viewShare'> {
  const viewToken = signViewToken(composedReleases(composition), Buffer.from(key, 'base64url'));
  return { viewToken, ...(share < 1 && { viewShare: share }) };
}

/** The data that React Router needs to hydrate. Texts of unexpected errors stay on the server. */
function hydrationData({ loaderData, actionData, errors }: StaticHandlerContext): PageData['hydration'] {
  const entries = Object.entries(errors ?? {}).map(([route, error]) => [route, publicError(error)]);
  return { loaderData, actionData, errors: errors && Object.fromEntries(entries) };
}

function publicError(error: unknown): unknown {
  if (!isRouteErrorResponse(error)) return { message: 'The page failed on the server.' };
  const { status, statusText, data } = error;
  return { status, statusText, data, internal: false };
}

let last = Promise.resolve();

/**
 * Resolves when it is a document's turn to render, one a turn of the event loop: ticks, files and forms come in between. To the watchdog,
 * dozens in one turn would look like a release that blocks.
 */
function renderTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
