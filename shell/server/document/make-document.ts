import type { Span } from '@opentelemetry/api';
import { layoutRouteId } from '@storefront/shared/contracts/site';
import type { Notice } from '@storefront/shared/contracts/state';
import { Late } from '@storefront/shared/in-time';
import type { Storefront } from '@storefront/shared/router';
import { isRouteErrorResponse, RouterContextProvider, storefrontContext } from '@storefront/shared/router';
import type { StaticHandlerContext } from 'react-router-dom';
import { type Preview, previewedMap } from 'releases/preview/preview';
import { pickReleases, releaseId } from 'releases/traffic/pick';
import { partsOf } from '../../src/federation/module-loader';
import { siteContext } from '../../src/layout/site-loader';
import type { Phase } from '../containment/mark';
import { reportLate } from '../containment/supervised';
import { compose } from '../remotes/compose';
import { deadlines, timeForAnother } from '../remotes/deadlines';
import { documentMarks } from '../remotes/document-marks';
import { documentTime, TimeOver } from '../remotes/document-time';
import { NotFetched, WrongBytes } from '../remotes/fetch-verified';
import { renderedModules } from '../remotes/rendered-modules';
import { loadPlaces } from '../remotes/server-places';
import { failSpan, traced } from '../tracing/traced';
import type { DocumentSources } from './answer-document';
import type { DocumentHooks } from './document-hooks';
import { documentUses } from './document-uses';
import { loadersInTime } from './loaders-in-time';
import { type RenderedPage, renderPage } from './render-page';
import { documentHandler } from './route-handler';
import { takesForm } from './takes-form';

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

/** Where a request leads to instead of to a document. */
interface Redirect {
  readonly status: number;
  readonly location: string;
}

/** What a release did wrong while a document was made of it. */
interface ReleaseFault {
  readonly remote: string;
  readonly version: string;
  /** Its files could not be had, its code could not be run, what it shows could not be loaded, or not be rendered. */
  readonly phase: 'fetch' | Phase;
  /** `Late` when it took longer than its deadline. */
  readonly error: unknown;
}

/**
 * Makes a document: picks a composition, runs loaders or an action, renders. When a release fails, the document is made anew
 * with the next of its remote, as long as there is one and time for it; each is tried once (docs/decisions/043). After an action has
 * run nothing is made anew.
 *
 * @throws whatever the shell itself throws, BadRequest among it, and the signal's reason when the visitor is gone
 */
export async function makeDocument(
  asked: AskedDocument,
  sources: DocumentSources,
  hooks: DocumentHooks,
): Promise<RenderedPage | Redirect> {
  const { request, bucket, storefront, preview, gone } = asked;
  const { pathname } = new URL(request.url);
  const isPost = request.method === 'POST';
  const live = sources.releaseMap();
  const map = preview ? previewedMap(live, preview) : live;
  const { quarantined, suspended } = sources.avoided();
  const unwanted = new Set([...asked.unwanted, ...suspended]);
  let time = documentTime();
  const without = new Set([...quarantined, ...asked.excluded]);
  /** Here alone a document's releases are picked: those of the visitor without what has failed. */
  const pick = (also: readonly string[] = []) =>
    pickReleases(map, bucket, new Set([...without, ...also]), unwanted);
  const uses = documentUses(bucket);
  const failed = ({ remote, version, phase, error }: ReleaseFault, span: Span) => {
    const id = releaseId(remote, version);
    if (without.has(id)) return;
    failSpan(span, error);
    without.add(id);
    uses.failed({ remote, version }, causeOf(phase, error));
    hooks.report('left out', error, { remote, release: version, phase, address: pathname });
    if (error instanceof Late && phase !== 'fetch')
      reportLate({ remote, version, phase, address: pathname }, error);
  };

  for (;;) {
    const made = await traced('compose', {}, attempt);
    if (!made) continue;
    // Who previews a release is no visitor.
    if (!preview) uses.count(made.status, isPost);
    return made;
  }

  /** Null when a release failed that another can stand in for. */
  async function attempt(span: Span): Promise<RenderedPage | Redirect | null> {
    const composed = await compose(map, pick, (remote, version, error) =>
      failed({ remote, version, phase: 'fetch', error }, span),
    );
    const failedTo = (phase: ReleaseFault['phase']) => (remote: string, error: unknown) => {
      const version = composed.releases[remote]?.version ?? '';
      failed({ remote, version, phase: error instanceof NotFetched ? 'fetch' : phase, error }, span);
    };
    const ids = Object.values(composed.releases).map(({ remote, version }) => releaseId(remote, version));
    span.setAttribute('storefront.releases', ids);
    const isAnother = () => {
      if (time.left() < timeForAnother) return false;
      const next = pick();
      return Object.values(composed.releases).some(
        ({ remote, version }) => without.has(releaseId(remote, version)) && next[remote],
      );
    };

    const found = await renderedModules(
      pathname,
      storefront.bus.state(),
      { ...composed, load: (name) => time.wait(composed.load(name), Number.POSITIVE_INFINITY, name) },
      failedTo('evaluate'),
    );
    uses.with(composed.releases, found);
    const { handler, modules } = documentHandler(found, sources.routeHandler, failedTo('evaluate'));
    if (isAnother()) return null;
    const reads = takesForm(request, handler);
    const asking = reads ? await asked.withForm() : request;
    // How long a form is under way is nothing that a release has to make up for.
    if (reads) time = documentTime(deadlines.document + deadlines.action);

    const requestContext = new RouterContextProvider();
    requestContext.set(storefrontContext, storefront);
    requestContext.set(siteContext, sources.siteSource.site);
    const { owner } = modules;
    const markOf = documentMarks(composed, pathname);
    const [context, { modules: usable, loaded }] = await Promise.all([
      handler.query(asking, {
        requestContext,
        ...(owner?.module && {
          dataStrategy: loadersInTime(time, markOf(`${owner.remote}/routes`, 'load')),
        }),
      }),
      loadPlaces(modules, requestContext, time, markOf, failedTo('load')),
    ]);
    if (context instanceof Response) {
      return { status: context.status, location: context.headers.get('location') ?? '/' };
    }
    for (const error of unmeantErrors(context)) if (owner?.module) failedTo('load')(owner.remote, error);
    if (!isPost && isAnother()) return null;

    const replaceable = Object.keys(pick([...unwanted, ...ids]));
    const { dataRoutes } = handler;
    const about = { ...asked, composed, replaceable, modules: usable, loaded, dataRoutes, time, markOf };
    const render = (loadedContext: StaticHandlerContext) =>
      traced('render', {}, () => renderPage({ ...about, context: loadedContext }, sources, hooks));
    const page = await render(context).catch((error: unknown) => {
      if (!owner?.module || isWritable(context)) throw error;
      failedTo('load')(owner.remote, error);
      return !isPost && isAnother() ? null : render(withoutData(context, error));
    });
    if (!page) return null;
    gone.throwIfAborted();
    for (const [module, error] of page.missing) failedTo('render')(partsOf(module).remote, error);
    return !isPost && isAnother() ? null : page;
  }
}

/** What a release is left out for. What may not run, and what has other bytes, is no better later on. */
function causeOf(phase: ReleaseFault['phase'], error: unknown) {
  if (error instanceof NotFetched && !(error instanceof WrongBytes)) return 'fetch';
  return phase === 'fetch' || error instanceof TimeOver ? null : 'code';
}

/** What a remote's loaders or its action have thrown without meaning to: neither an answer of theirs nor the layout's. */
function unmeantErrors({ errors }: StaticHandlerContext): unknown[] {
  return Object.entries(errors ?? {})
    .filter(([id, error]) => id !== layoutRouteId && !isRouteErrorResponse(error))
    .map(([, error]) => error);
}

/** Whether the data of a page can be written into its document. */
function isWritable({ loaderData, actionData }: StaticHandlerContext): boolean {
  try {
    JSON.stringify([loaderData, actionData]);
    return true;
  } catch {
    return false;
  }
}

/** A page as if its loaders had thrown. */
function withoutData(context: StaticHandlerContext, error: unknown): StaticHandlerContext {
  const [, , containing] = context.matches;
  const loaderData = { [layoutRouteId]: context.loaderData[layoutRouteId] };
  return { ...context, loaderData, actionData: null, errors: { [containing?.route.id ?? '']: error } };
}
