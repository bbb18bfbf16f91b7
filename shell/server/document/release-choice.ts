import type { Span } from '@opentelemetry/api';
import { TimeoutError } from '@storefront/shared/with-timeout';
import { previewedMap } from 'releases/preview/preview';
import { pickReleases, releaseId } from 'releases/traffic/pick';
import type { Phase } from '../containment/mark';
import { reportTimeout } from '../containment/supervised';
import { type Composed, compose } from '../remotes/compose';
import { DocumentTimeoutError } from '../remotes/document-time';
import { NotFetched, WrongBytes } from '../remotes/fetch-verified';
import type { RenderedModules } from '../remotes/rendered-modules';
import { failSpan } from '../tracing/traced';
import type { AskedDocument, DocumentHooks, DocumentSources } from './document-inputs';
import { documentUses } from './document-uses';

/** Where a release failed: its files could not be had, its code not be run, or what it shows not be loaded or rendered. */
type FailedPhase = 'fetch' | Phase;

/** One try at a document, with the releases that were picked for it. */
interface Attempt {
  readonly composed: Composed;
  /** Says which releases the document needs. */
  needs(modules: RenderedModules): void;
  /** Leaves the release of a remote out of the document from now on; logs and counts that, and reports a strike for code that timed out. */
  failed(phase: FailedPhase): (remote: string, error: unknown) => void;
  /** Whether another release can stand in for one that has failed in it. */
  hasAnother(): boolean;
  /** Remotes of which the visitor could be given another release. */
  replaceable(): string[];
}

/**
 * Chooses the releases of one document: those of the visitor's bucket, without those in quarantine and those that failed while it was
 * made (docs/decisions/043).
 */
export function releaseChoice(asked: AskedDocument, sources: DocumentSources, { logError }: DocumentHooks) {
  const { request, bucket, preview } = asked;
  const address = new URL(request.url).pathname;
  const live = sources.releaseMap();
  const map = preview ? previewedMap(live, preview) : live;
  const { quarantined, suspended } = sources.unhealthy();
  const lastResort = new Set([...asked.failedInBrowser, ...suspended]);
  const excluded = new Set([...quarantined, ...asked.excluded]);
  const uses = documentUses(bucket);
  const pick = (also: readonly string[] = []) =>
    pickReleases(map, bucket, new Set([...excluded, ...also]), lastResort);

  const leaveOut = (remote: string, version: string, phase: FailedPhase, error: unknown, span: Span) => {
    const id = releaseId(remote, version);
    if (excluded.has(id)) return;
    failSpan(span, error);
    excluded.add(id);
    uses.failed({ remote, version }, causeOf(phase, error));
    logError('left out', error, { remote, release: version, phase, address });
    if (error instanceof TimeoutError && phase !== 'fetch')
      reportTimeout({ remote, version, phase, address }, error);
  };

  return {
    /** Picks the releases that are left, and fetches their manifests. */
    async attempt(span: Span): Promise<Attempt> {
      const composed = await compose(map, pick, (remote, version, error) =>
        leaveOut(remote, version, 'fetch', error, span),
      );
      const releases = Object.values(composed.releases);
      const ids = releases.map(({ remote, version }) => releaseId(remote, version));
      span.setAttribute('storefront.releases', ids);
      return {
        composed,
        needs: (modules) => uses.with(composed.releases, modules),
        failed: (phase) => (remote, error) => {
          const version = composed.releases[remote]?.version ?? '';
          leaveOut(remote, version, error instanceof NotFetched ? 'fetch' : phase, error, span);
        },
        hasAnother: () => {
          const next = pick();
          return releases.some(
            ({ remote, version }) => excluded.has(releaseId(remote, version)) && next[remote],
          );
        },
        replaceable: () => Object.keys(pick([...lastResort, ...ids])),
      };
    },
    /** Counts for each release what became of the document. A preview counts for none. */
    count(status: number, isPost: boolean) {
      if (!preview) uses.count(status, isPost);
    },
  };
}

/** What a release is left out for. What may not run, and what has other bytes, is no better later on. */
function causeOf(phase: FailedPhase, error: unknown) {
  if (error instanceof NotFetched && !(error instanceof WrongBytes)) return 'fetch';
  return phase === 'fetch' || error instanceof DocumentTimeoutError ? null : 'code';
}
