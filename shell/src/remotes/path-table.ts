import { matchPath } from '@storefront/shared/router';

/** A path pattern and what it stands for. */
export interface PathEntry<Value> {
  readonly pattern: string;
  readonly value: Value;
}

/**
 * Finds the most exact of some patterns that match a path, as a router does among its routes, but without compiling those that
 * have no parameter: a shop may have hundreds. Of equally exact ones the first counts.
 */
export function pathTable<Value>(
  entries: readonly PathEntry<Value>[],
): (pathname: string) => PathEntry<Value> | null {
  const plain = new Map<string, PathEntry<Value>>();
  const others: PathEntry<Value>[] = [];
  for (const entry of entries) {
    const path = entry.pattern.toLowerCase();
    if (/[:*]/.test(path)) others.push(entry);
    else if (!plain.has(path)) plain.set(path, entry);
  }
  others.sort((a, b) => exactness(b.pattern) - exactness(a.pattern));
  return (pathname) =>
    plain.get(withoutEndSlashes(pathname).toLowerCase() || '/') ??
    others.find(({ pattern }) => matchPath(pattern, pathname)) ??
    null;
}

/** A pattern would look at each of a hostile path's slashes for itself. */
function withoutEndSlashes(pathname: string): string {
  let end = pathname.length;
  while (pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}

/** React Router's order: many segments before few, plain ones before parameters, these before `*`. */
function exactness(pattern: string): number {
  return pattern
    .split('/')
    .reduce((sum, part) => sum + 1 + (part === '*' ? -3 : part.startsWith(':') ? 3 : 10), 0);
}
