import { count, durationText, partOf } from './figures';
import { durationWithin, type Sample, sampleCount, sampleLength, sumOfSamples } from './release-tallies';
import type { RemoteView } from './shop-view';
import { WideTable } from './WideTable';

/** A line of a plot: its values, the current one last; null where nothing was counted. */
interface Line {
  readonly label: string;
  /** Index of the release; lines of one release have one colour. */
  readonly release: number;
  readonly isDashed: boolean;
  readonly values: readonly (number | null)[];
}

/** The data of a plot, for the page's script to draw. */
export interface PlotData {
  readonly unit: string;
  /** The plot's top is at least this value. */
  readonly least: number;
  /** Interval of the values, in minutes. */
  readonly step: number;
  readonly lines: readonly Line[];
}

const columns = ['Release', 'Minutes ago', 'Documents', 'Failed', 'Median', '95th percentile'];

/** Samples in a row of the table: five minutes. */
const samplesOfRow = sampleCount / 6;

/** The last half hour of a remote's releases: totals, plots (with scripts) and a table. */
export function HalfHour({ name, releases }: RemoteView) {
  const summed = releases.map((release) => ({ ...release, sum: sumOfSamples(release.samples) }));
  const shown = summed.filter(({ sum }) => sum.documents > 0);
  const sums = (
    <ul className="soft">
      {summed.map(({ version, sum }) => (
        <li key={version}>
          {version}: {sumText(sum)}
        </li>
      ))}
    </ul>
  );
  if (shown.length === 0) return sums;
  const lines = (figure: (sample: Sample) => number | null, more = ''): Line[] =>
    shown.map(({ version, samples }, release) => ({
      label: version + more,
      release,
      isDashed: more !== '',
      values: samples.map(figure),
    }));
  const failed = lines(({ documents, failures }) => (documents ? (failures / documents) * 100 : null));
  const durations = [
    ...lines((sample) => durationWithin(sample, 95)),
    ...lines((sample) => durationWithin(sample, 50), ', median'),
  ];
  return (
    <>
      {sums}
      <Plot title={`Documents of ${name} that failed, in percent`} unit="%" least={1} lines={failed} />
      <Plot
        title={`Time to make documents of ${name}, in ms: 95th percentile, and median (dashed)`}
        unit="ms"
        least={10}
        lines={durations}
      />
      <details>
        <summary>
          As a table<span className="hidden">: {name}</span>
        </summary>
        <WideTable
          id={`${name}-samples`}
          caption={`Documents that this shell made with ${name}`}
          columns={columns}
        >
          {shown.flatMap(({ version, samples }) =>
            Array.from({ length: sampleCount / samplesOfRow }, (_, nth) => {
              const row = sumOfSamples(samples.slice(nth * samplesOfRow, (nth + 1) * samplesOfRow));
              return (
                <tr key={`${version}-${nth}`}>
                  <th scope="row">{version}</th>
                  <td>{`${30 - nth * 5} to ${25 - nth * 5}`}</td>
                  <td>{count(row.documents)}</td>
                  <td>{count(row.failures)}</td>
                  <td>{durationText(durationWithin(row, 50))}</td>
                  <td>{durationText(durationWithin(row, 95))}</td>
                </tr>
              );
            }),
          )}
        </WideTable>
      </details>
    </>
  );
}

function sumText(sum: Sample): string {
  if (sum.documents === 0) return 'no documents in the last 30 minutes';
  const [half, most] = [50, 95].map((percent) => durationText(durationWithin(sum, percent)));
  return `documents that failed: ${partOf(sum.failures, sum.documents)}; half made within ${half}, 95 of 100 within ${most}`;
}

/** Empty until the script draws it. The table has the same data. */
function Plot({ title, ...data }: Omit<PlotData, 'step'> & { readonly title: string }) {
  const plot: PlotData = { ...data, step: sampleLength / 60_000 };
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <div className="plot" role="img" aria-label={title} data-plot={JSON.stringify(plot)} />
    </figure>
  );
}
