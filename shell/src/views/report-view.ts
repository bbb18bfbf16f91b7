import { onCLS, onINP, onLCP } from 'web-vitals';
import type { PageData } from '../page-data';
import { composedReleases } from './composed-releases';
import type { View } from './view';
import { type ViewReport, viewsPath } from './view-report';

/** Tells the shell what has become of this page when its visitor turns away from it: once, and nothing of the visitor's. */
export function reportView(token: string, { composition }: Pick<PageData, 'composition'>, view: View): void {
  const ratings = new Map<string, string>();
  for (const follow of [onCLS, onINP, onLCP])
    follow(({ name, rating }) => void ratings.set(name, rating), { reportAllChanges: true });

  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const of = (remotes: readonly string[]) =>
      remotes.map((remote) => `${remote}@${composition[remote]?.version}`);
    const used = [...view.used].filter((remote) => remote in composition);
    const report: ViewReport = {
      token,
      releases: composedReleases(composition),
      used: of(used),
      broken: of(used.filter((remote) => isBroken(remote, { composition }, view))),
      isPoor: [...ratings.values()].includes('poor'),
    };
    navigator.sendBeacon(viewsPath, JSON.stringify(report));
  };
  document.addEventListener('visibilitychange', send);
  send();
}

/** Whether code of a remote threw, which the addresses in the stack say, or could not be loaded. */
function isBroken(remote: string, { composition }: Pick<PageData, 'composition'>, { faults }: View): boolean {
  const base = composition[remote]?.base;
  return faults.some(
    ({ error, remote: unloaded }) => unloaded === remote || (base && stackOf(error).includes(base)),
  );
}

/** With that of its cause: React says of what it could mend that it did. */
function stackOf(error: unknown): string {
  return error instanceof Error ? `${error.stack} ${stackOf(error.cause)}` : '';
}
