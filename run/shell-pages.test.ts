import { workspaceRemotes } from '@storefront/build/workspace-remotes';
import { aliases, contentPaths } from '@storefront/shared/contracts/shell-paths';
import { matchPath } from '@storefront/shared/router';
import { isContentPath } from 'shell/path-owners';

const declared = workspaceRemotes.flatMap(({ paths }) => paths);
const isDeclared = (path: string) => declared.some((pattern) => matchPath(pattern, path));

test.each([
  ...contentPaths.map((path) => path.replace(':slug', 'some')),
  ...Object.keys(aliases),
  '/cart',
  '/404',
  '/nowhere',
  '/post',
  '/blog/unknown',
  '/homes/home-9',
])('no remote declares %s', (path) => {
  expect(isDeclared(path)).toBe(false);
});

test.each(Object.values(aliases))('%s, the target of an alias, has an owner', (path) => {
  expect(isContentPath(path) || isDeclared(path)).toBe(true);
});
