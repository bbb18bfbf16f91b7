import type { Span } from '@opentelemetry/api';
import { layoutRouteId } from '@storefront/shared/contracts/site';
import type { ActionFunctionArgs, DataStrategyFunction, DataStrategyResult } from 'react-router-dom';
import { stateFormRouteId } from '../../src/cart/state-form-action';
import { notFoundRouteId } from '../../src/routes';
import { type Mark, runMarked } from '../containment/mark';
import { FormRequest } from '../http/posted-form';
import { type DocumentTime, deadlines, noticeOfEnd } from '../remotes/deadlines';
import { failSpan, releaseAttributes, traced } from '../tracing/traced';

const shellsOwn: readonly string[] = [layoutRouteId, stateFormRouteId, notFoundRouteId];

/**
 * Runs the loaders or the action of a remote's page within their deadlines; the shell's own have none. `request.signal` is aborted
 * shortly before, so that a loader waiting for a slow backend can return partial data. Afterwards it fails with `TimeoutError`.
 */
export function loadersWithTimeout(time: DocumentTime, mark: Mark): DataStrategyFunction<unknown> {
  return async ({ request, url, pattern, context, matches }) => {
    const kind = request.method === 'GET' ? 'loader' : 'action';
    const deadline = kind === 'loader' ? deadlines.load : deadlines.action;
    const results = await Promise.all(
      matches
        .filter((match) => match.shouldCallHandler())
        .map(async (match): Promise<[string, DataStrategyResult]> => {
          const { route, params } = match;
          if (shellsOwn.includes(route.id)) return [route.id, await match.resolve()];
          const resolveWithTimeout = async (span: Span): Promise<DataStrategyResult> => {
            const ending = new AbortController();
            const signal = AbortSignal.any([request.signal, ending.signal]);
            const given = { request: withSignal(request, signal), url, pattern, params, context };
            const resolving = match.resolve(() => {
              const handler = route[kind];
              return typeof handler === 'function'
                ? runMarked(mark, () => handler(given as ActionFunctionArgs))
                : undefined;
            });
            const notice = setTimeout(() => ending.abort(), Math.min(deadline, time.left()) - noticeOfEnd);
            const resolved = await time
              .wait(resolving, deadline, `the ${kind} of ${pattern}`)
              .catch((error: unknown): DataStrategyResult => ({ type: 'error', result: error }))
              .finally(() => clearTimeout(notice));
            // A thrown response is an answer.
            if (resolved.result instanceof Error) failSpan(span, resolved.result);
            return resolved;
          };
          const attributes = releaseAttributes(mark, pattern);
          return [route.id, await traced(`${kind} ${pattern}`, { attributes }, resolveWithTimeout)];
        }),
    );
    return Object.fromEntries(results);
  };
}

function withSignal(request: Request, signal: AbortSignal): Request {
  return request instanceof FormRequest ? request.withSignal(signal) : new Request(request, { signal });
}
