import { numberOf } from '@storefront/shared/release/version';
import { type Analysis, outcomeMeans } from 'releases/rollout/analysis';
import { signals } from 'releases/rollout/evidence';
import { rolloutText } from 'releases/rollout/rollout';
import { instantText, partOf, percentText } from './figures';
import { HalfHour } from './HalfHour';
import type { ReleaseView, RemoteView } from './shop-view';
import { WideTable } from './WideTable';

/** A remote: its problems, its rollout, and the last half hour. */
export function RemotePart(remote: RemoteView) {
  const { name, paths, isFrozen, needsSignature, releases } = remote;
  const isOff = !releases.some(({ traffic }) => traffic !== null && traffic > 0);
  const isOpen = !needsSignature && releases.some(({ traffic }) => traffic !== null);
  return (
    <section aria-labelledby={`remote-${name}`}>
      <h2 id={`remote-${name}`}>{name}</h2>
      <p className="soft">{paths.join(' · ') || 'No path is assigned to it.'}</p>
      {isOff && <p className="note warn">It is switched off: no release of it has visitors.</p>}
      {isFrozen && <p className="note warn">It is frozen: only automatic protection changes its traffic.</p>}
      {isOpen && <p className="note warn">Its releases need no signature: it has no trusted key.</p>}
      {releases.flatMap(problemsOf).map((problem) => (
        <p key={problem} className="note bad">
          {problem}
        </p>
      ))}
      <RolloutPart {...remote} />
      {releases.length > 0 && (
        <>
          <h3>The last 30 minutes of this shell</h3>
          <HalfHour {...remote} />
        </>
      )}
    </section>
  );
}

function problemsOf({ version, signing, quarantine }: ReleaseView): string[] {
  const problems = signing?.refused ? [`${version} runs nowhere, because it ${signing.refused}.`] : [];
  if (!quarantine) return problems;
  const { since, until, why } = quarantine;
  const term = [since && ` since ${instantText(since)}`, until && ` until ${instantText(until)}`];
  const reason = why || 'this shell does not know why';
  return [...problems, `${version} is in quarantine${term.filter(Boolean).join(',')}: ${reason}`];
}

function RolloutPart({ name, rollout, analysis }: RemoteView) {
  if (!rollout) return null;
  return (
    <>
      <h3>
        Rollout of {numberOf(rollout.version)}, {rolloutText(rollout)}
      </h3>
      <p>Its steps: {rollout.steps.map(percentText).join(' → ')}</p>
      {rollout.paused && (
        <p className="note warn">It is paused: an operator must resume it or take it back.</p>
      )}
      {rollout.overruled && <p className="note">An operator has let this step go on after a pause.</p>}
      {analysis ? <AnalysisPart name={name} {...analysis} /> : <p>This shell has no results of it yet.</p>}
    </>
  );
}

function AnalysisPart({ name, outcome, because, signals: measured }: Analysis & { readonly name: string }) {
  return (
    <>
      <p>
        Analysis: <strong className={`state ${outcome}`}>{outcome}</strong> – {outcomeMeans[outcome]}.{' '}
        {because}.
      </p>
      <WideTable
        id={`${name}-signals`}
        caption={`Results of the rollout of ${name}`}
        columns={['Signal', 'Canary', 'Baseline', 'Evidence of harm']}
      >
        {measured.map(({ signal, canary, baseline, evidence, needed }) => (
          <tr key={signal}>
            <th scope="row">{signals[signal].says}</th>
            <td>{partOf(canary.counted, canary.of)}</td>
            <td>{partOf(baseline.counted, baseline.of)}</td>
            <td>
              {evidence.toFixed(1)} of {needed.toFixed(1)}
            </td>
          </tr>
        ))}
      </WideTable>
    </>
  );
}
