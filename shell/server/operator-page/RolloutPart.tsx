import { numberOf } from '@storefront/shared/release/version';
import { rolloutText } from 'releases/rollout/rollout';
import { signals } from 'releases/rollout/signals';
import { outcomeMeans, type Verdict } from 'releases/rollout/verdict';
import { partOf, percentText } from './numbers';
import type { RolloutView } from './shop-view';
import { WideTable } from './WideTable';

const columns = ['Signal', 'Canary', 'Baseline', 'Evidence of harm'];

/** What each outcome looks like. */
const tones: Readonly<Record<Verdict['outcome'], string>> = {
  pass: 'good',
  fail: 'bad',
  pause: 'warn',
  inconclusive: '',
};

/** Where a rollout is, and what it has shown so far. */
export function RolloutPart({ remote, rollout, verdict }: RolloutView & { readonly remote: string }) {
  return (
    <>
      <h3>
        Rollout of {numberOf(rollout.version)}, {rolloutText(rollout)}
      </h3>
      <ol className="steps" aria-label={`Steps of the rollout of ${remote}`}>
        {rollout.steps.map((step, nth) => (
          <li key={step} aria-current={nth === rollout.step ? 'step' : undefined}>
            {nth < rollout.step && <span className="hidden">done: </span>}
            {percentText(step)}
          </li>
        ))}
      </ol>
      {rollout.paused && <p className="note warn">It is paused: an operator says how it goes on.</p>}
      {rollout.overruled && <p className="note">An operator has let this step go on after a pause.</p>}
      {verdict ? <VerdictPart remote={remote} {...verdict} /> : <p>This shell has not looked at it yet.</p>}
    </>
  );
}

function VerdictPart({ remote, outcome, because, signals: measured }: Verdict & { readonly remote: string }) {
  return (
    <>
      <p>
        Verdict: <strong className={`state ${tones[outcome]}`.trim()}>{outcome}</strong> –{' '}
        {outcomeMeans[outcome]}. {because}.
      </p>
      <WideTable
        id={`${remote}-signals`}
        caption={`What the rollout of ${remote} has shown, in spans with documents of both releases`}
        columns={columns}
      >
        {measured.map(({ signal, canary, baseline, evidence, needed }) => (
          <tr key={signal}>
            <th scope="row">{signals[signal].says}</th>
            <td className="number">{partOf(canary.counted, canary.of)}</td>
            <td className="number">{partOf(baseline.counted, baseline.of)}</td>
            <td className="number">
              {evidence.toFixed(1)} of {needed.toFixed(1)}
            </td>
          </tr>
        ))}
      </WideTable>
    </>
  );
}
