import { TimeoutError } from '@storefront/shared/with-timeout';
import { onCLS, onINP, onLCP } from 'web-vitals';
import type { PageData } from '../page-data';
import type { View } from './view';
import { composedReleases, type ViewReport, viewsPath } from './view-report';

/** Sends the page's view report once, when its visitor leaves it; nothing in it identifies the visitor. */
export function reportView(token: string, { composition }: Pick<PageData, 'composition'>, view: View): void {
  const ratings = new Map<string, string>();
  for (const follow of [onCLS, onINP, onLCP])
    follow(({ name, rating }) => void ratings.set(name, rating), { reportAllChanges: true });

  // Addresses in the stack tell whose code threw.
  const hasFault = (remote: string, isOfKind: (error: unknown) => boolean) => {
    const base = composition[remote]?.base;
    return view.faults.some(
      ({ error, remote: of }) =>
        isOfKind(error) && (of === remote || (base && stackOf(error).includes(base))),
    );
  };

  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const of = (remotes: readonly string[]) =>
      remotes.map((remote) => `${remote}@${composition[remote]?.version}`);
    const used = [...view.used].filter((remote) => remote in composition);
    const report: ViewReport = {
      token,
      view: Math.random().toString(36).slice(2),
      releases: composedReleases(composition),
      used: of(used),
      broken: of(used.filter((remote) => hasFault(remote, (error) => !isUnloaded(error)))),
      unloaded: of(used.filter((remote) => hasFault(remote, isUnloaded))),
      isPoor: [...ratings.values()].includes('poor'),
    };
    navigator.sendBeacon(viewsPath, JSON.stringify(report));
  };
  document.addEventListener('visibilitychange', send);
  send();
}

/** Whether a file or module failed to load in time. */
function isUnloaded(error: unknown): boolean {
  return causesOf(error).some((one) => one.name === 'ChunkLoadError' || one instanceof TimeoutError);
}

function stackOf(error: unknown): string {
  return causesOf(error)
    .map(({ stack }) => stack)
    .join(' ');
}

/** An error and its causes (React wraps errors it recovered from), at most five: an error may be its own cause. */
function causesOf(error: unknown, most = 5): readonly Error[] {
  return error instanceof Error && most > 0 ? [error, ...causesOf(error.cause, most - 1)] : [];
}
