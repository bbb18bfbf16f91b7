import { currentRequest } from '../process/current-request';
import { countRelease, tellCounts } from './count-release';
import { sumOf } from './release-counts';
import { parseReport } from './worker-report';

const told = jest.fn();
jest.mock('./tell-supervisor', () => ({ tellSupervisor: (report: unknown) => told(JSON.stringify(report)) }));

const [ann, ben] = ['0d6c8a1e-8c1f-4a55-9d39-2f4b6f0e7c11', '5b1d2f3c-7a90-4e1b-b6c8-90aa12cd34ef'];

const lab = { remote: 'lab', version: '1.0.0+0a1b2c3d4e5f' };
const reviews = { remote: 'reviews', version: '1.1.0+0a1b2c3d4e5f' };

test('what was counted of each release is told once, in one report that can be read', () => {
  countRelease(lab, { documents: 1, failures: 0, slow: 1 }, { visitor: ann, duration: 1_234.5 });
  countRelease(lab, { documents: 1 }, { visitor: ben, duration: 20 });
  countRelease(lab, { loads: 1 });
  countRelease(reviews, { posts: 1 }, { visitor: ann });
  expect(told).not.toHaveBeenCalled();
  tellCounts();
  expect(told.mock.calls.map(([line]) => parseReport(line))).toEqual([
    {
      kind: 'counted',
      releases: [
        {
          ...lab,
          counts: sumOf(undefined, { documents: 2, slow: 1, loads: 1 }),
          durations: [1_235, 20],
          visits: [
            { visitor: ann, counts: { documents: 1, slow: 1 } },
            { visitor: ben, counts: { documents: 1 } },
          ],
        },
        {
          ...reviews,
          counts: sumOf(undefined, { posts: 1 }),
          durations: [],
          visits: [{ visitor: ann, counts: { posts: 1 } }],
        },
      ],
    },
  ]);
  tellCounts();
  expect(told).toHaveBeenCalledTimes(1);
});

test('whoever had sent something is told of with the network', () => {
  const request = {
    requestId: 'request-1',
    address: '/lab',
    input: { kind: 'query', network: '203.0.113.7' },
  } as const;
  currentRequest.run(request, () => countRelease(lab, { documents: 1 }, { visitor: ann }));
  tellCounts();
  expect(parseReport(told.mock.lastCall?.[0])).toMatchObject({
    releases: [{ visits: [{ visitor: ann, network: '203.0.113.7', counts: { documents: 1 } }] }],
  });
});

test.each([
  { documents: -1 },
  { documents: 0.5 },
  { documents: '1' },
  { documents: null },
  { documents: undefined },
])('a count of %j is none', (wrong) => {
  const counts = { ...sumOf(undefined, {}), ...wrong };
  const line = JSON.stringify({ kind: 'counted', releases: [{ ...lab, counts, durations: [], visits: [] }] });
  expect(parseReport(line)).toBeNull();
});

test('who has no bucket is no visitor', () => {
  const visits = [{ visitor: 'x'.repeat(4_000), counts: { documents: 1 } }];
  const counts = sumOf(undefined, { documents: 1 });
  const line = JSON.stringify({ kind: 'counted', releases: [{ ...lab, counts, durations: [], visits }] });
  expect(parseReport(line)).toBeNull();
});
