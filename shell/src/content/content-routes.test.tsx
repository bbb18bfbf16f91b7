import { aliases, contentPaths } from '@storefront/shared/contracts/shell-paths';
import { policyNames } from '@storefront/shared/contracts/site';
import { createStaticHandler } from 'react-router-dom';
import { isContentPath } from '../remotes/path-owners';
import { storefrontRoutes } from '../routes';
import { contentRoute } from './content-routes';

const { query } = createStaticHandler(storefrontRoutes(null, contentRoute));

/** The status of the shell's answer, and the address it redirects to. */
async function answer(path: string) {
  const result = await query(new Request(new URL(path, 'https://shop.test')));
  return result instanceof Response
    ? { status: result.status, to: result.headers.get('location') }
    : { status: result.statusCode };
}

beforeEach(() => {
  // Without a backend.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

const addresses = contentPaths.map((path) => path.replace(':slug', 'any'));

it.each(addresses)('%s is a page of the shell', async (path) => {
  const needsBackend = /^\/(blog|post)/.test(path) || policyNames.some((policy) => path === `/${policy}`);
  expect(await answer(path)).toEqual({ status: needsBackend ? 503 : 200 });
  expect(isContentPath(path)).toBe(true);
});

const missing = ['/404', '/nowhere', '/post', '/homes/home-9'];

it.each(missing)('%s does not exist', async (path) => {
  expect(await answer(path)).toEqual({ status: 404 });
});

it.each(Object.entries(aliases))('%s redirects to %s, with its query', async (alias, to) => {
  expect(await answer(alias)).toEqual({ status: 301, to });
  expect(await answer(`${alias}?a=b&c`)).toEqual({ status: 301, to: `${to}?a=b&c` });
  expect(isContentPath(alias)).toBe(true);
});
