import { matchPath } from '@storefront/shared/router';
import { isContentPath } from '../content/content-paths';

/** Whether a path is the shell's own: one of its pages, or where forms change the cart. No remote can own it. */
export function isShellPath(pathname: string): boolean {
  return isContentPath(pathname) || matchPath('/cart', pathname) !== null;
}

/** Whether a path pattern stands for nothing but paths of the shell's own. `/post/*` is more than the posts, so a remote may have the rest. */
export function isShellPattern(pattern: string): boolean {
  return !pattern.endsWith('*') && isShellPath(pattern);
}
