import { TimeoutError } from '@storefront/shared/with-timeout';
import { currentRequest } from '../process/current-request';
import { releaseInStack } from './mark';
import { parseReport, type WorkerReport } from './worker-report';
import { countRelease, reportFault, reportPatched, reportTimeout, startReporting } from './worker-reporting';

const sent: WorkerReport[] = [];
jest.mock('./worker-report', () => ({
  ...jest.requireActual('./worker-report'),
  sendReport: (report: WorkerReport) => sent.push(report),
}));
beforeEach(() => sent.splice(0));

const lab = { remote: 'lab', version: '1.4.2+0a1b2c3d4e5f' };

test('reports a thrown error with its calls, not counting those in its message', () => {
  const message = 'nothing found for\n    at x (release:lab@1.4.2+0a1b2c3d4e5f/server/container.cjs:1:1)';
  reportFault('threw', new Error(message));
  expect(sent).toEqual([
    { kind: 'fault', fault: 'threw', message, stack: expect.stringMatching(/^\n\s+at /), request: null },
  ]);
  const [report] = sent;
  expect(report?.kind === 'fault' && releaseInStack(report.stack)).toBeNull();
});

test.each([null, undefined, 5, 'text', Object.create(null), { message: 'like an error', stack: {} }])(
  'reports any thrown value: %#',
  (thrown) => {
    reportFault('rejected', thrown);
    expect(sent).toEqual([
      { kind: 'fault', fault: 'rejected', message: expect.any(String), stack: '', request: null },
    ]);
  },
);

test('reports an error without message and stack', () => {
  reportFault('threw', Object.assign(new Error('no'), { message: 5, stack: null }));
  expect(sent).toEqual([{ kind: 'fault', fault: 'threw', message: '', stack: '', request: null }]);
});

test('attributes changed intrinsics to the release that changed them', () => {
  reportPatched(lab, 'It changes Math.max.');
  const [report] = sent;
  expect(report?.kind === 'fault' && releaseInStack(report.stack)).toEqual(lab);
});

test('reports a timeout with its phase, path and request', () => {
  const input = { kind: 'query', network: '203.0.113.1' } as const;
  currentRequest.run({ requestId: 'request-1', address: '/lab', input }, () =>
    reportTimeout({ ...lab, phase: 'load', address: '/lab' }, new TimeoutError('It takes longer.')),
  );
  const request = { id: 'request-1', input };
  expect(sent).toEqual([
    { kind: 'late', ...lab, phase: 'load', address: '/lab', message: 'It takes longer.', request },
  ]);
});

const [ann, ben] = ['0d6c8a1e-8c1f-4a55-9d39-2f4b6f0e7c11', '5b1d2f3c-7a90-4e1b-b6c8-90aa12cd34ef'];
const reviews = { remote: 'reviews', version: '1.1.0+0a1b2c3d4e5f' };

test('reports counts within a second, in one report, with the networks of visitors, and whether they sent input', () => {
  jest.useFakeTimers();
  startReporting();
  countRelease(lab, { documents: 1, failures: 0, slow: 1 }, { visitor: ann, duration: 1_234.5 });
  countRelease(lab, { loads: 1 });
  const [input, network] = [{ kind: 'query', network: '203.0.113.7' } as const, '203.0.113.7'];
  currentRequest.run({ requestId: 'request-1', address: '/lab', input, network }, () =>
    countRelease(reviews, { posts: 1 }, { visitor: ben }),
  );
  currentRequest.run({ requestId: 'request-2', address: '/lab', input: null, network: '203.0.113.7' }, () =>
    countRelease(lab, { documents: 1, slow: 1 }, { visitor: ben }),
  );
  expect(sent).toEqual([]);
  const counted = () => sent.filter(({ kind }) => kind === 'counted');
  jest.advanceTimersByTime(1_000);
  expect(counted()).toHaveLength(1);
  jest.advanceTimersByTime(1_000);
  expect(counted().map((report) => parseReport(JSON.stringify(report)))).toEqual([
    {
      kind: 'counted',
      counted: [
        { ...lab, counts: { documents: 1, slow: 1 }, visitor: { bucket: ann }, duration: 1_235 },
        { ...lab, counts: { loads: 1 } },
        { ...reviews, counts: { posts: 1 }, visitor: { bucket: ben, address: network, hasInput: true } },
        { ...lab, counts: { documents: 1, slow: 1 }, visitor: { bucket: ben, address: network } },
      ],
    },
  ]);
  jest.useRealTimers();
});

test.each([
  { counts: { documents: -1 } },
  { counts: { documents: 0.5 } },
  { counts: { documents: '1' } },
  { counts: { documents: null } },
  { counts: { of_nothing: 1 } },
  // Without a bucket there is no visitor.
  { visitor: { bucket: 'x'.repeat(4_000) } },
])('refuses the count %j', (wrong) => {
  const line = JSON.stringify({ kind: 'counted', counted: [{ ...lab, counts: {}, ...wrong }] });
  expect(parseReport(line)).toBeNull();
});
