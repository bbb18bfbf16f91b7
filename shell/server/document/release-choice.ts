import type { Span } from '@opentelemetry/api';
import { TimeoutError } from '@storefront/shared/with-timeout';
import { previewedMap } from 'releases/preview/preview';
import { pickReleases, releaseId } from 'releases/traffic/pick';
import type { Phase } from '../containment/mark';
import { reportTimeout } from '../containment/worker-reporting';
import { compose } from '../remotes/compose';
import { DocumentTimeoutError } from '../remotes/deadlines';
import { NotFetched, WrongBytes } from '../remotes/fetch-verified';
import type { RenderedModules } from '../remotes/rendered-modules';
import { failSpan } from '../tracing/traced';
import type { AskedDocument, DocumentHooks, DocumentSources } from './document-inputs';
import { documentUses } from './document-uses';

/** The phase in which a release failed: its files could not be fetched, or its code not be run, loaded or rendered. */
type FailedPhase = 'fetch' | Phase;

/** Chooses the releases of one document, without those in quarantine or that failed in it before (docs/decisions/043). */
export function releaseChoice(asked: AskedDocument, sources: DocumentSources, { logError }: DocumentHooks) {
  const { request, bucket, preview } = asked;
  const address = new URL(request.url).pathname;
  const live = sources.releaseMap();
  const map = preview ? previewedMap(live, preview) : live;
  const unhealthy = sources.unhealthy();
  const lastResort = new Set([...asked.failedInBrowser, ...unhealthy.lastResort]);
  const excluded = new Set([...unhealthy.quarantined, ...asked.excluded]);
  const uses = documentUses(bucket);
  let hasFailed = false;
  const pick = (also: readonly string[] = []) =>
    pickReleases(map, bucket, new Set([...excluded, ...also]), lastResort);

  const leaveOut = (remote: string, version: string, phase: FailedPhase, error: unknown, span: Span) => {
    const id = releaseId(remote, version);
    if (excluded.has(id)) return;
    hasFailed = true;
    failSpan(span, error);
    excluded.add(id);
    uses.failed({ remote, version }, causeOf(phase, error));
    logError('left out', error, { remote, release: version, phase, address });
    if (error instanceof TimeoutError && phase !== 'fetch')
      reportTimeout({ remote, version, phase, address }, error);
  };

  return {
    /** Picks from the remaining releases, and fetches their manifests. */
    async attempt(span: Span) {
      const composed = await compose(map, pick, (remote, version, error) =>
        leaveOut(remote, version, 'fetch', error, span),
      );
      const releases = Object.values(composed.releases);
      const ids = releases.map(({ remote, version }) => releaseId(remote, version));
      span.setAttribute('storefront.releases', ids);
      return {
        composed,
        recordNeeds: (modules: RenderedModules) => uses.with(composed.releases, modules),
        /** Excludes a remote's release from the document from now on; logs and counts that, and reports code that timed out. */
        failed: (phase: FailedPhase) => (remote: string, error: unknown) => {
          const version = composed.releases[remote]?.version ?? '';
          leaveOut(remote, version, error instanceof NotFetched ? 'fetch' : phase, error, span);
        },
        /** Whether another release can replace one that failed in this attempt. */
        hasAnother: () => {
          const next = pick();
          return releases.some(
            ({ remote, version }) => excluded.has(releaseId(remote, version)) && next[remote],
          );
        },
        /** Remotes with another release for the visitor. */
        replaceable: () => Object.keys(pick([...lastResort, ...ids])),
      };
    },
    /** Whether a release has failed in this document. */
    hasFailed: () => hasFailed,
    /** Counts the document's outcome for each release. A preview counts for none. */
    count(status: number, isPost: boolean) {
      if (!preview) uses.count(status, isPost);
    },
  };
}

/** Why a release is left out. A release that may not run, or whose bytes differ, does not get better by waiting. */
function causeOf(phase: FailedPhase, error: unknown) {
  if (error instanceof NotFetched && !(error instanceof WrongBytes)) return 'fetch';
  return phase === 'fetch' || error instanceof DocumentTimeoutError ? null : 'code';
}
