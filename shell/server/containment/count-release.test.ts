import { countRelease, tellCounts } from './count-release';
import { sumOf } from './release-counts';
import { parseReport } from './worker-report';

const told = jest.fn();
jest.mock('./tell-supervisor', () => ({ tellSupervisor: (report: unknown) => told(JSON.stringify(report)) }));

const lab = { remote: 'lab', version: '1.0.0+0a1b2c3d4e5f' };
const reviews = { remote: 'reviews', version: '1.1.0+0a1b2c3d4e5f' };

test('what was counted of each release is told once, in one report that can be read', () => {
  countRelease(lab, { documents: 1, slow: 1 }, 1_234.5);
  countRelease(lab, { documents: 1 }, 20);
  countRelease(lab, { loads: 1 });
  countRelease(reviews, { posts: 1 });
  expect(told).not.toHaveBeenCalled();
  tellCounts();
  expect(told.mock.calls.map(([line]) => parseReport(line))).toEqual([
    {
      kind: 'counted',
      releases: [
        { ...lab, counts: sumOf(undefined, { documents: 2, slow: 1, loads: 1 }), durations: [1_235, 20] },
        { ...reviews, counts: sumOf(undefined, { posts: 1 }), durations: [] },
      ],
    },
  ]);
  tellCounts();
  expect(told).toHaveBeenCalledTimes(1);
});

test.each([
  { documents: -1 },
  { documents: 0.5 },
  { documents: '1' },
  { documents: null },
  { documents: undefined },
])('a count of %j is none', (wrong) => {
  const counts = { ...sumOf(undefined, {}), ...wrong };
  const line = JSON.stringify({ kind: 'counted', releases: [{ ...lab, counts, durations: [] }] });
  expect(parseReport(line)).toBeNull();
});
