import { deferred } from '@storefront/shared/testing/deferred';
import type { LogEvent } from 'log/log-event';
import { captureEvents } from 'log/testing/capture-events';
import type { WorkerReport } from '../../containment/worker-report';
import { served } from '../../http/testing/served';
import type { End, WorkerProcess } from '../workers/worker-process';
import { createPreviewPool } from './preview-pool';

const version = '1.0.0+0a1b2c3d4e5f';
const lab = { url: '', metadata: { version, integrity: '' } };
const preview = { releases: { lab }, expires: 0 };
const late = {
  kind: 'late',
  remote: 'lab',
  version,
  phase: 'load',
  address: '/lab',
  message: 'It takes too long',
  request: { id: 'a', input: null },
} as unknown as WorkerReport;
const logged = (msg: string, release = version): LogEvent => ({
  level: 'warn',
  time: new Date().toISOString(),
  msg,
  remote: 'lab',
  release,
});

/** A pool whose worker's reports and events come from here, and the faults of the preview that it answers with. */
function opened() {
  captureEvents();
  let report: (report: WorkerReport) => void = () => {};
  let logEvent: (event: LogEvent) => void = () => {};
  let started = 0;
  const previews = createPreviewPool({
    withSources: async (stack) => stack,
    quarantined: () => [],
    start: (_, onReport, onEvent) => {
      started += 1;
      [report, logEvent] = [onReport, onEvent];
      const { promise: ended, resolve } = deferred<End>();
      const disconnect = () => resolve({ code: 0, signal: null, isKilled: false });
      return { ended, mark: () => null, disconnect, send: () => {} } as unknown as WorkerProcess;
    },
  });
  const faults = async (path = '/_preview/faults') => {
    const origin = await served(async (message, response) => {
      if (!(await previews.answer(preview, message, response))) response.writeHead(404).end('null');
    });
    return (await fetch(origin + path)).json();
  };
  return {
    previews,
    faults,
    report: (sent: WorkerReport) => report(sent),
    logEvent: (event: LogEvent) => logEvent(event),
    started: () => started,
  };
}

test('starts its worker for the first preview, one for all of them', async () => {
  const { previews, started } = opened();
  expect(started()).toBe(0);
  expect(previews.pool()).toBe(previews.pool());
  expect(started()).toBe(1);
  await previews.close();
});

test('lists the strikes and log events of the previewed release since a time, and of no other', async () => {
  const { previews, faults, report, logEvent } = opened();
  previews.pool();
  report({ kind: 'listening' });
  report(late);
  logEvent(logged('it is broken'));
  logEvent(logged('so is another', '1.0.1+0a1b2c3d4e5f'));
  expect(await faults()).toEqual([
    `lab ${version} late (load /lab): It takes too long.`,
    `lab ${version}: it is broken.`,
  ]);
  expect(await faults('/_preview/faults?since=9999-01-01T00:00:00.000Z')).toEqual([]);
  expect(await faults('/shop')).toBeNull();
  await previews.close();
});
