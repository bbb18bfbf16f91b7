import { Late } from '@storefront/shared/in-time';
import { currentRequest } from '../process/current-request';
import { releaseInStack } from './blame';
import { reportFault, reportLate, reportPatched } from './supervised';
import type { WorkerReport } from './worker-report';

const told: WorkerReport[] = [];
jest.mock('./tell-supervisor', () => ({ tellSupervisor: (report: WorkerReport) => told.push(report) }));
beforeEach(() => told.splice(0));

const lab = { remote: 'lab', version: '1.4.2+0a1b2c3d4e5f' };

test('what was thrown is told with its calls, of which its message is none', () => {
  const message = 'nothing found for\n    at x (release:lab@1.4.2+0a1b2c3d4e5f/server/container.cjs:1:1)';
  reportFault('threw', new Error(message));
  expect(told).toEqual([
    { kind: 'fault', fault: 'threw', message, stack: expect.stringMatching(/^\n\s+at /), request: null },
  ]);
  const [report] = told;
  expect(report?.kind === 'fault' && releaseInStack(report.stack)).toBeNull();
});

test.each([null, undefined, 5, 'text', Object.create(null), { message: 'like an error', stack: {} }])(
  'whatever is thrown is told: %#',
  (thrown) => {
    reportFault('rejected', thrown);
    expect(told).toEqual([
      { kind: 'fault', fault: 'rejected', message: expect.any(String), stack: '', request: null },
    ]);
  },
);

test('an error whose message and stack are none is told, too', () => {
  reportFault('threw', Object.assign(new Error('no'), { message: 5, stack: null }));
  expect(told).toEqual([{ kind: 'fault', fault: 'threw', message: '', stack: '', request: null }]);
});

test('what has changed what belongs to all is blamed for it', () => {
  reportPatched(lab, 'It changes Math.max.');
  const [report] = told;
  expect(report?.kind === 'fault' && releaseInStack(report.stack)).toEqual(lab);
});

test('what was late is told with what it was at, and for which request', () => {
  const input = { kind: 'query', network: '203.0.113.1' } as const;
  currentRequest.run({ requestId: 'request-1', address: '/lab', input }, () =>
    reportLate({ ...lab, phase: 'load', address: '/lab' }, new Late('It takes longer.')),
  );
  const request = { id: 'request-1', input };
  expect(told).toEqual([
    { kind: 'late', ...lab, phase: 'load', address: '/lab', message: 'It takes longer.', request },
  ]);
});
