import { currentRequest } from '../process/current-request';
import { countRelease, tellCounts } from './count-release';
import { parseReport } from './worker-report';

const told = jest.fn();
jest.mock('./tell-supervisor', () => ({ tellSupervisor: (report: unknown) => told(JSON.stringify(report)) }));

const [ann, ben] = ['0d6c8a1e-8c1f-4a55-9d39-2f4b6f0e7c11', '5b1d2f3c-7a90-4e1b-b6c8-90aa12cd34ef'];

const lab = { remote: 'lab', version: '1.0.0+0a1b2c3d4e5f' };
const reviews = { remote: 'reviews', version: '1.1.0+0a1b2c3d4e5f' };

test('what was counted of each release is told once, in one report that can be read', () => {
  countRelease(lab, { documents: 1, failures: 0, slow: 1 }, { visitor: ann, duration: 1_234.5 });
  countRelease(lab, { loads: 1 });
  countRelease(reviews, { posts: 1 }, { visitor: ben });
  expect(told).not.toHaveBeenCalled();
  tellCounts();
  expect(told.mock.calls.map(([line]) => parseReport(line))).toEqual([
    {
      kind: 'counted',
      counted: [
        { ...lab, counts: { documents: 1, slow: 1 }, visitor: { bucket: ann }, duration: 1_235 },
        { ...lab, counts: { loads: 1 } },
        { ...reviews, counts: { posts: 1 }, visitor: { bucket: ben } },
      ],
    },
  ]);
  tellCounts();
  expect(told).toHaveBeenCalledTimes(1);
});

test('whoever had sent something is told of with the network', () => {
  const input = { kind: 'query', network: '203.0.113.7' } as const;
  currentRequest.run({ requestId: 'request-1', address: '/lab', input }, () =>
    countRelease(lab, { documents: 1 }, { visitor: ann }),
  );
  tellCounts();
  expect(parseReport(told.mock.lastCall?.[0])).toMatchObject({
    counted: [{ visitor: { bucket: ann, address: '203.0.113.7' }, counts: { documents: 1 } }],
  });
});

test.each([
  { counts: { documents: -1 } },
  { counts: { documents: 0.5 } },
  { counts: { documents: '1' } },
  { counts: { documents: null } },
  { counts: { of_nothing: 1 } },
  // Who has no bucket is no visitor.
  { visitor: { bucket: 'x'.repeat(4_000) } },
])('%j is no count', (wrong) => {
  const line = JSON.stringify({ kind: 'counted', counted: [{ ...lab, counts: {}, ...wrong }] });
  expect(parseReport(line)).toBeNull();
});
