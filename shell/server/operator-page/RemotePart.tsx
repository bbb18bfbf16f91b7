import { Instant } from './Instant';
import { ReleaseCharts } from './ReleaseCharts';
import { ReleasesTable } from './ReleasesTable';
import { RolloutPart } from './RolloutPart';
import type { RemoteView } from './shop-view';

/** A remote: its releases, its rollout, and the last half hour. */
export function RemotePart(remote: RemoteView) {
  const { name, paths, isFrozen, needsSignature, releases, rollout } = remote;
  const isOff = !releases.some(({ traffic }) => traffic !== null && traffic > 0);
  return (
    <section id={`remote-${name}`} aria-labelledby={`remote-${name}-title`}>
      <h2 id={`remote-${name}-title`}>{name}</h2>
      <p className="paths">{paths.length > 0 ? paths.join(' · ') : 'No path is assigned to it.'}</p>
      {isOff && <p className="note warn">It is switched off: no release of it has visitors.</p>}
      {isFrozen && (
        <p className="note warn">It is frozen: its traffic stays as it is, but for what protects the shop.</p>
      )}
      {!needsSignature && releases.some(({ traffic }) => traffic !== null) && (
        <p className="note warn">Its releases need no signature: it has no key that is trusted.</p>
      )}
      {releases.map(
        ({ version, signing }) =>
          signing?.refused && (
            <p key={version} className="note bad">
              {version} runs nowhere, for it {signing.refused}.
            </p>
          ),
      )}
      {releases.map(({ version, quarantine }) => {
        if (!quarantine) return null;
        const { since, until, why } = quarantine;
        return (
          <p key={version} className="note bad">
            {version} is in quarantine
            {since && (
              <>
                {' '}
                since <Instant at={since} />
              </>
            )}
            {until && (
              <>
                , until <Instant at={until} />
              </>
            )}
            : {why || 'this shell does not know why'}
          </p>
        );
      })}
      {releases.length > 0 && <ReleasesTable {...remote} />}
      {rollout && <RolloutPart remote={name} {...rollout} />}
      {releases.length > 0 && (
        <>
          <h3>The last 30 minutes of this shell</h3>
          <ReleaseCharts {...remote} />
        </>
      )}
    </section>
  );
}
