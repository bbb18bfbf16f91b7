import { lastingText } from './fault';
import type { Look } from './look';

/**
 * Differences of two looks, as predicates: broken rules; and what has gone from the screen, is covered now, or has lost keyboard focus or
 * its role, with what replaces it.
 *
 * @param isLive whether the live release has such a page: otherwise nothing has gone
 */
export function differences(live: Look, own: Look, isLive: boolean): string[] {
  const broken = added(live.broken.map(lastingText), own.broken.map(lastingText));
  const breaks = own.broken
    .filter((text) => broken.includes(lastingText(text)))
    .map((text) => `breaks ${text}`);
  if (!isLive) return breaks;
  const whats = ({ shown }: Look) => shown.map(({ what }) => what);
  const gone = added(whats(own), whats(live));
  const instead = own.shown.filter(({ what }) => added(whats(live), whats(own)).includes(what));
  const lost = gone.map((what) => {
    const { at } = live.shown.find((one) => one.what === what) ?? {};
    const other = instead.findIndex((one) => one.at === at);
    const [taken] = other < 0 ? [] : instead.splice(other, 1);
    return taken ? `has ${taken.what} in place of ${what}` : `${what} has gone`;
  });
  const uncovered = live.shown.filter(({ isCovered }) => isCovered === false).map(({ what }) => what);
  const covered = own.shown.filter(({ what, isCovered }) => isCovered && uncovered.includes(what));
  const nowCovered = added(
    live.shown.filter(({ isCovered }) => isCovered).map(({ what }) => what),
    covered.map(({ what }) => what),
  );
  const roles = added(own.roles, live.roles).filter(
    (role) => !gone.some((what) => role.includes(nameIn(what))),
  );
  return [
    ...new Set([
      ...breaks,
      ...lost,
      ...nowCovered.map((what) => `${what} is covered or out of reach`),
      ...roles.map((role) => `${role} has gone from the accessibility tree`),
    ]),
  ];
}

/** Items that the second list has more often than the first. */
export function added(before: readonly string[], after: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const text of before) left.set(text, (left.get(text) ?? 0) + 1);
  return after.filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}

/** The quoted name in a description, with its quotes. */
function nameIn(what: string): string {
  return what.slice(what.indexOf('"'), what.lastIndexOf('"') + 1);
}
