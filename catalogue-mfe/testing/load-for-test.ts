import type { LoaderFunctionArgs, RouterContextProvider } from '@storefront/shared/router';
import type { Api } from '@storefront/shared/testing/api';
import { argumentsForTest } from '@storefront/shared/testing/arguments-for-test';

interface Request {
  /** Path and query. */
  readonly address?: string;
  readonly params?: Readonly<Record<string, string>>;
  /** The calls the loader may make; others fail the test. */
  readonly api: Partial<Api>;
}

/** Runs a loader as the router does, over the test's calls. */
export function loadForTest<T>(
  loader: (args: LoaderFunctionArgs<RouterContextProvider>) => Promise<T>,
  { address = '/', params = {}, api }: Request,
): Promise<T> {
  return loader(argumentsForTest({ address, params, api }));
}

/** A call that fails like a backend that is down. */
export const unreachable = () => Promise.reject(new Error('The shop could not be reached.'));
