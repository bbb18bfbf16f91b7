import type { ShopStatus } from './shop-status';

/** The keys and origins of each remote, and what to do about those that have releases and no key, as lines for the terminal. */
export function trustText(remotes: ShopStatus['remotes']): string[] {
  const all = Object.entries(remotes);
  const listed = (['keys', 'origins'] as const).flatMap((kind) => {
    const known = all.filter(([, status]) => status[kind] !== null);
    const lines = known.map(([remote, status]) => `${remote} ${status[kind]?.join(' ') || 'none'}`);
    return lines.length > 0 ? ['', kind, ...lines] : [];
  });
  const open = all
    .filter(([, { keys, releases }]) => keys === null && releases.some(({ traffic }) => traffic !== null))
    .map(([remote]) => remote);
  if (open.length === 0) return listed;
  const advice = `Releases of ${open.join(', ')} need no signature: trust the key that pnpm releases key shows (pnpm releases help trust). What is live and not signed with it is published again first, which signs it.`;
  return [...listed, '', advice];
}
