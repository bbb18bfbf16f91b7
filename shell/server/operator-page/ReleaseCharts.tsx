import { Bars } from './Bars';
import { chartTop } from './chart-top';
import { count, durationText, partOf, percentText } from './numbers';
import { durationWithin, type Sample, sampleCount, sumOfSamples } from './release-samples';
import type { RemoteView } from './shop-view';
import { Version } from './Version';
import { WideTable } from './WideTable';

const columns = ['Minutes ago', 'Documents', 'Failed', 'Half within', '95 % within'];

/** How many samples a row of a table has: five minutes. */
const samplesOfRow = sampleCount / 6;

/** The last half hour of each release, drawn alike so that they can be compared, and as a table. */
export function ReleaseCharts({ name, releases }: RemoteView) {
  const samples = releases.flatMap((release) => release.samples);
  const topShare = chartTop(samples.map(failedPercent), 1);
  const topDuration = chartTop(
    samples.map((sample) => durationWithin(sample, 0.95) ?? 0),
    10,
  );
  return (
    <div className="releases">
      {releases.map(({ version, samples }) => {
        const all = sumOfSamples(samples);
        return (
          <figure key={version} id={`${name}-${version}-charts`}>
            <figcaption>
              <Version version={version} />
            </figcaption>
            {all.documents === 0 ? (
              <p>No documents in the last 30 minutes.</p>
            ) : (
              <>
                <p>Documents that failed: {partOf(all.failures, all.documents)}</p>
                <Bars
                  tone="failures"
                  label={`Share of documents of ${version} that failed, for each half minute of the last 30 minutes`}
                  bars={samples.map((sample) => (sample.documents === 0 ? null : [failedPercent(sample)]))}
                  top={topShare}
                  topText={percentText(topShare)}
                />
                <p>
                  Half made within{' '}
                  <span className="keyed">
                    <i className="key part-0" aria-hidden="true" />
                    {durationText(durationWithin(all, 0.5))}
                  </span>
                  , 95 of 100 within{' '}
                  <span className="keyed">
                    <i className="key part-1" aria-hidden="true" />
                    {durationText(durationWithin(all, 0.95))}
                  </span>
                </p>
                <Bars
                  tone="durations"
                  label={`How long documents of ${version} took, half of them and 95 of 100, for each half minute of the last 30 minutes`}
                  bars={samples.map(durationBar)}
                  top={topDuration}
                  topText={durationText(topDuration)}
                />
                <SampleTable remote={name} version={version} samples={samples} />
              </>
            )}
          </figure>
        );
      })}
    </div>
  );
}

/** The same as a table, with five minutes a row. */
function SampleTable({
  remote,
  version,
  samples,
}: {
  readonly remote: string;
  readonly version: string;
  readonly samples: readonly Sample[];
}) {
  const rows = Array.from({ length: sampleCount / samplesOfRow }, (_, nth) =>
    sumOfSamples(samples.slice(nth * samplesOfRow, (nth + 1) * samplesOfRow)),
  );
  return (
    <details>
      <summary>
        As a table<span className="hidden">: {version}</span>
      </summary>
      <WideTable
        id={`${remote}-${version}-samples`}
        caption={`What this shell made with ${version}`}
        columns={columns}
      >
        {rows.map((row, nth) => {
          const ago = `${30 - nth * 5} to ${25 - nth * 5}`;
          return (
            <tr key={ago}>
              <th scope="row">{ago}</th>
              <td className="number">{count(row.documents)}</td>
              <td className="number">{count(row.failures)}</td>
              <td className="number">{durationText(durationWithin(row, 0.5))}</td>
              <td className="number">{durationText(durationWithin(row, 0.95))}</td>
            </tr>
          );
        })}
      </WideTable>
    </details>
  );
}

function failedPercent({ documents, failures }: Sample): number {
  return documents === 0 ? 0 : (failures / documents) * 100;
}

function durationBar(sample: Sample) {
  const [half, most] = [durationWithin(sample, 0.5), durationWithin(sample, 0.95)];
  return half === null || most === null ? null : [half, most];
}
