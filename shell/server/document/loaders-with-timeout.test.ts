import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { TimeoutError } from '@storefront/shared/with-timeout';
import {
  createStaticHandler,
  type LoaderFunctionArgs,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { storefrontRoutes } from '../../src/routes';
import { type Mark, parseMark, writeMarksTo } from '../containment/mark';
import { documentTime } from '../remotes/deadlines';
import { loadersWithTimeout } from './loaders-with-timeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const mark: Mark = { remote: 'lab', version: '1.0.0', phase: 'load', exposed: 'routes', address: '/lab/7' };

/** Asks for the page of a remote whose route is the one given; further milliseconds pass meanwhile. */
async function asked(route: RouteObject, passing: number, init?: RequestInit, time = documentTime()) {
  const module = { routes: [{ path: '/lab/:id', ...route } as RouteObject] };
  const part = { remote: 'lab', release: '1.0.0', paths: ['/lab/:id'], module };
  const requestContext = new RouterContextProvider();
  const answer = createStaticHandler(storefrontRoutes(part, null)).query(
    new Request('http://shop.test/lab/7?q=1', init),
    { requestContext, dataStrategy: loadersWithTimeout(time, mark) },
  );
  await jest.advanceTimersByTimeAsync(passing);
  return Promise.race([answer, null]) as Promise<StaticHandlerContext | Response | null>;
}

const dataOf = (answer: unknown) => Object.values((answer as StaticHandlerContext).loaderData).at(-1);
const errorOf = (answer: unknown) => Object.values((answer as StaticHandlerContext).errors ?? {})[0];
const never = new Promise<never>(() => {});

test("a loader gets React Router's arguments", async () => {
  const loader = jest.fn(async ({ params, request, url }: LoaderFunctionArgs) => ({
    params,
    asked: [request.method, request.url, url.href],
  }));
  const href = 'http://shop.test/lab/7?q=1';
  expect(dataOf(await asked({ loader }, 0))).toEqual({ params: { id: '7' }, asked: ['GET', href, href] });
});

const file = join(temporaryFolder(), 'mark');
test('a running loader is marked', async () => {
  writeMarksTo(file);
  const written = () => parseMark(readFileSync(file, 'utf8'));
  expect(dataOf(await asked({ loader: async () => written() }, 0))).toMatchObject(mark);
  expect(written()).toBeNull();
});

test('a loader that heeds its signal returns its partial result', async () => {
  const heeding = ({ request: { signal } }: LoaderFunctionArgs) =>
    new Promise((resolve) => signal.addEventListener('abort', () => resolve('what was there')));
  expect(dataOf(await asked({ loader: heeding }, 1_900))).toBe('what was there');
});

/** A loader with this answer, and the state of its signal. */
function watched(answer: unknown) {
  let signal: AbortSignal | undefined;
  const loader = ({ request }: LoaderFunctionArgs) => {
    ({ signal } = request);
    return answer;
  };
  return { loader, isAborted: () => signal?.aborted };
}

test('a loader in time sees no abort', async () => {
  const { loader, isAborted } = watched(null);
  await asked({ loader }, 10_000);
  expect(isAborted()).toBe(false);
});

test('a visitor who leaves aborts the loader', async () => {
  const gone = new AbortController();
  const { loader, isAborted } = watched(never);
  await asked({ loader }, 1, { signal: gone.signal });
  gone.abort();
  expect(isAborted()).toBe(true);
});

test('an action gets the posted form, runs once, and has a little more than ten seconds', async () => {
  const action = jest.fn(async ({ request }: LoaderFunctionArgs) => {
    const form = await request.formData();
    if (form.get('wait')) await never;
    return form.get('email');
  });
  const post = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });
  const answer = await asked({ action }, 0, post({ email: 'ann@clinic.test' }));
  expect(Object.values((answer as StaticHandlerContext).actionData ?? {})).toEqual(['ann@clinic.test']);
  expect(action).toHaveBeenCalledTimes(1);

  const time = documentTime(Number.POSITIVE_INFINITY);
  expect(await asked({ action }, 10_499, post({ wait: 'yes' }), time)).toBeNull();
  expect(errorOf(await asked({ action }, 10_500, post({ wait: 'yes' }), time))).toBeInstanceOf(TimeoutError);
  expect(action).toHaveBeenCalledTimes(3);
});
