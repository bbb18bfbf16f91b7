import { describeChange } from 'releases/release-map/describe-change';
import { Instant } from './Instant';
import type { RecentChanges } from './shop-view';

/** The last changes of the release map, the newest first. */
export function HistoryPart({ history }: { readonly history: RecentChanges }) {
  return (
    <section id="history" aria-labelledby="history-title">
      <h2 id="history-title">History</h2>
      <Changes {...history} />
    </section>
  );
}

function Changes(history: RecentChanges) {
  if ('problem' in history) return <p className="note bad">{history.problem}</p>;
  if (history.changes.length === 0) return <p>Nothing has been changed yet.</p>;
  return (
    <ol className="changes" reversed>
      {history.changes.map(({ revision, at, who, why, forced, ...what }) => (
        <li key={`${revision} ${what.remote}`} id={`revision-${revision}-${what.remote}`}>
          <p className="when">
            <strong>{revision}</strong> by <strong>{who || 'nobody named'}</strong>
            <br />
            <Instant at={at} />
          </p>
          {/* A number stays with its sign. */}
          <p>{describeChange(what).replaceAll(' %', '\u00a0%')}</p>
          <p className="why">
            {forced && 'Forced past the gate: '}
            {why || 'No reason was given.'}
          </p>
        </li>
      ))}
    </ol>
  );
}
