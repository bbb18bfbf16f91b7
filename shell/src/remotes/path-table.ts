import { matchPath } from '@storefront/shared/router';

interface PathEntry<Value> {
  readonly pattern: string;
  readonly value: Value;
}

/**
 * Finds the most specific matching pattern, as a router does, without compiling patterns without parameters: a shop may have hundreds. Of
 * equal ones the first counts.
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

/** Otherwise each pattern would scan a hostile path's slashes. */
function withoutEndSlashes(pathname: string): string {
  let end = pathname.length;
  while (pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}

/** React Router's order: more segments first, static ones before parameters before `*`. */
function exactness(pattern: string): number {
  return pattern
    .split('/')
    .reduce((sum, part) => sum + 1 + (part === '*' ? -3 : part.startsWith(':') ? 3 : 10), 0);
}
