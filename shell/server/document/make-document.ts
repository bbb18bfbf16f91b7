import type { Span } from '@opentelemetry/api';
import { layoutRouteId } from '@storefront/shared/contracts/site';
import { isRouteErrorResponse, RouterContextProvider, storefrontContext } from '@storefront/shared/router';
import type { StaticHandlerContext } from 'react-router-dom';
import { idsOf } from 'releases/traffic/pick';
import { type ModuleLoader, partsOf } from '../../src/federation/remote-modules';
import { siteContext } from '../../src/layout/site-loader';
import { readsForm } from '../http/posted-form';
import type { ShareableDocument } from '../http/supervisor-headers';
import { type Composed, documentMarks } from '../remotes/compose';
import { deadlines, documentTime, retryTime } from '../remotes/deadlines';
import { renderedModules } from '../remotes/rendered-modules';
import { loadSlots } from '../remotes/server-slots';
import { traced } from '../tracing/traced';
import type { AskedDocument, DocumentHooks, DocumentSources } from './document-inputs';
import { loadersWithTimeout } from './loaders-with-timeout';
import { releaseChoice } from './release-choice';
import { type RenderedPage, renderPage } from './render-page';
import { documentHandler } from './route-handler';

/** A made document. */
interface MadeDocument extends RenderedPage {
  /** Null when it has a fault, or another attempt failed before it. */
  readonly shareable: ShareableDocument | null;
}

interface Redirect {
  readonly status: number;
  readonly location: string;
}

/**
 * Makes a document: picks releases, loads their modules and the page's data, and renders the whole page. When a release fails, the
 * document is made again with the next release of its remote, while there is one and time for it. Each release is tried once
 * (docs/decisions/043), and nothing is made again after an action.
 *
 * @throws any error of the shell itself, BadRequest included, and the signal's reason when the visitor is gone
 */
export async function makeDocument(
  asked: AskedDocument,
  sources: DocumentSources,
  hooks: DocumentHooks,
): Promise<MadeDocument | Redirect> {
  const { request, storefront, gone } = asked;
  const { pathname } = new URL(request.url);
  const isPost = request.method === 'POST';
  const choice = releaseChoice(asked, sources, hooks);
  let time = documentTime();

  for (;;) {
    const made = await traced('compose', {}, attempt);
    if (!made) continue;
    choice.count(made.status, isPost);
    return made;
  }

  /** Null when a release failed that another one can replace. */
  async function attempt(span: Span): Promise<MadeDocument | Redirect | null> {
    const { composed, recordNeeds, failed, hasAnother, replaceable } = await choice.attempt(span);
    const isAnother = () => time.left() >= retryTime && hasAnother();

    const load: ModuleLoader = (name) => time.wait(composed.load(name), Number.POSITIVE_INFINITY, name);
    const state = storefront.bus.state();
    const found = await renderedModules(pathname, state, { ...composed, load }, failed('evaluate'));
    recordNeeds(found);
    const { handler, modules } = documentHandler(found, sources.routeHandler, failed('evaluate'));
    if (isAnother()) return null;

    const reads = readsForm(request, handler);
    const asking = reads ? await asked.withForm() : request;
    // The upload's time does not count.
    if (reads) time = documentTime(deadlines.document + deadlines.action);

    const requestContext = new RouterContextProvider();
    requestContext.set(storefrontContext, storefront);
    requestContext.set(siteContext, sources.siteSource.site);
    const { owner } = modules;
    const markOf = documentMarks(composed, pathname);
    const dataStrategy = owner?.module && loadersWithTimeout(time, markOf(`${owner.remote}/routes`, 'load'));
    const [context, { modules: usable, loaded }] = await Promise.all([
      handler.query(asking, { requestContext, ...(dataStrategy && { dataStrategy }) }),
      loadSlots(modules, requestContext, time, markOf, failed('load')),
    ]);
    if (context instanceof Response)
      return { status: context.status, location: context.headers.get('location') ?? '/' };
    for (const error of unmeantErrors(context)) if (owner?.module) failed('load')(owner.remote, error);
    if (!isPost && isAnother()) return null;

    const { dataRoutes } = handler;
    const parts = { composed, replaceable: replaceable(), modules: usable, loaded, dataRoutes };
    const render = (loadedContext: StaticHandlerContext) =>
      traced('render', {}, () =>
        renderPage({ ...asked, ...parts, time, markOf, context: loadedContext }, sources, hooks),
      );
    const page = await render(context).catch((error: unknown) => {
      if (!owner?.module || isWritable(context)) throw error;
      failed('load')(owner.remote, error);
      return !isPost && isAnother() ? null : render(withoutData(context, error));
    });
    if (!page) return null;
    gone.throwIfAborted();
    for (const [module, error] of page.missing) failed('render')(partsOf(module).remote, error);
    if (!isPost && isAnother()) return null;
    const isFaultless = page.isWhole && !choice.hasFailed();
    return { ...page, shareable: isFaultless ? shareableDocument(composed, found.needed) : null };
  }
}

function shareableDocument(
  { releases }: Pick<Composed, 'releases'>,
  needed: readonly string[],
): ShareableDocument {
  const all = Object.values(releases).map(({ remote, version }) => ({ remote, version }));
  return { releaseIds: idsOf(all), needed: all.filter(({ remote }) => needed.includes(remote)) };
}

/** Unexpected errors of a remote's loaders or action: no responses, and not the layout's own errors. */
function unmeantErrors({ errors }: StaticHandlerContext): unknown[] {
  return Object.entries(errors ?? {})
    .filter(([id, error]) => id !== layoutRouteId && !isRouteErrorResponse(error))
    .map(([, error]) => error);
}

function isWritable({ loaderData, actionData }: StaticHandlerContext): boolean {
  try {
    JSON.stringify([loaderData, actionData]);
    return true;
  } catch {
    return false;
  }
}

/** The page's context as if its loaders had thrown. */
function withoutData(context: StaticHandlerContext, error: unknown): StaticHandlerContext {
  const [, , containing] = context.matches;
  const loaderData = { [layoutRouteId]: context.loaderData[layoutRouteId] };
  return { ...context, loaderData, actionData: null, errors: { [containing?.route.id ?? '']: error } };
}
