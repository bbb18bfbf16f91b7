import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretVariables, withSecretFiles } from '@storefront/shared/server/secret-files';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { holdTimeouts } from 'releases/testing/hold-timeouts';
import type { WorkerReport } from '../../containment/worker-report';
import { badge } from '../testing/badge-mark';
import { startWorker, type WorkerProcess } from './worker-process';

const folder = temporaryFolder();
let count = 0;
let worker: WorkerProcess | null = null;
afterEach(() => worker?.kill('SIGKILL'));

/** Starts a worker that runs the code, and collects its reports and lines. */
function started(code: string, serves?: 'previews' | 'office', environment: NodeJS.ProcessEnv = process.env) {
  count += 1;
  const file = join(folder, `${count}.cjs`);
  writeFileSync(file, code);
  const reports: WorkerReport[] = [];
  const lines: [string, boolean][] = [];
  worker = startWorker({
    file,
    folder,
    environment,
    nth: count,
    heapLimit: 64,
    ...(serves && { serves }),
    onReport: (report) => reports.push(report),
    onEvent: ({ msg, level }) => lines.push([msg, level === 'error']),
  });
  return { worker, reports, lines };
}

test('reads the last report of a worker, and its mark after its end', async () => {
  const { worker, reports, lines } = started(`
    const fs = require('node:fs');
    const [, , socket, mark] = process.argv;
    fs.writeFileSync(mark, '${JSON.stringify(badge)}\\n');
    console.log(socket);
    console.error('on stderr');
    fs.writeSync(4, 'half a line\\n{"kind":"nonsense"}\\n{"kind":"exits","code":7,"stack":"at x"}\\n');
    process.exit(7);
  `);
  expect(await worker.ended).toMatchObject({ code: 7, signal: null });
  expect(reports).toEqual([{ kind: 'exits', code: 7, stack: 'at x' }]);
  expect(worker.mark()).toEqual(badge);
  expect(lines.toSorted(([, one], [, other]) => Number(one) - Number(other))).toEqual([
    [worker.socket, false],
    ['on stderr', true],
  ]);
});

test('a worker with a full heap ends by a signal, and has no mark if it ran nothing', async () => {
  const { worker } = started(
    'const kept = []; for (;;) kept.push(new Array(100_000).fill(kept.length + 0.5));',
  );
  expect(await worker.ended).toMatchObject({ code: null, signal: 'SIGABRT' });
  expect(worker.mark()).toBeNull();
});

test('reads 200 lines a second from a worker, and 8,000 characters of a line', async () => {
  holdTimeouts();
  const { worker, lines } = started('process.stdout.write("x".repeat(9_000) + "\\n".repeat(300));');
  expect(await worker.ended).toMatchObject({ code: 0, signal: null });
  jest.useRealTimers();
  expect(lines).toHaveLength(200);
  expect(lines[0]?.[0]).toHaveLength(8_000);
});

test('a worker gets commands', async () => {
  const { worker, lines } = started(
    'process.on("message", (message) => { console.log(JSON.stringify(message)); process.exit(0); });',
  );
  const commands = { unhealthy: { quarantined: ['lab@1.0.0+0a1b2c3d4e5f'], lastResort: [] } };
  worker.send(commands);
  expect(await worker.ended).toMatchObject({ code: 0, signal: null });
  expect(lines).toEqual([[JSON.stringify(commands), false]]);
  // One that has gone gets nothing.
  worker.send(commands);
});

test('a disconnected worker notices, and sends its last lines', async () => {
  const { worker, lines } = started(
    'process.on("disconnect", () => console.log("bye")); process.on("message", () => {});',
  );
  worker.disconnect();
  expect(await worker.ended).toMatchObject({ code: 0, signal: null });
  expect(lines).toEqual([['bye', false]]);
  // It has gone.
  worker.disconnect();
});

const url = 'http://localhost:4318';
const headers = ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_TRACES_HEADERS'];

test.each<['previews' | 'office' | undefined, object, string[]]>([
  [undefined, {}, ['SHELL_SECRET', 'BACKEND_URL', 'SUPERVISED', 'PATH']],
  [
    undefined,
    { OTEL_EXPORTER_OTLP_ENDPOINT: url },
    [...headers, 'SHELL_SECRET', 'BACKEND_URL', 'SUPERVISED', 'PATH'],
  ],
  [
    undefined,
    { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url },
    [...headers, 'SHELL_SECRET', 'BACKEND_URL', 'SUPERVISED', 'PATH'],
  ],
  ['previews', { OTEL_EXPORTER_OTLP_ENDPOINT: url }, ['BACKEND_URL', 'SUPERVISED', 'PATH']],
  ['office', { OTEL_EXPORTER_OTLP_ENDPOINT: url }, ['SHELL_SECRET', 'BACKEND_URL', 'SUPERVISED', 'PATH']],
])(
  'a worker gets no secret but those that it needs, and one for previews (%s, %j) none at all, be they values or files',
  async (serves, tracing, known) => {
    const secrets = [...secretVariables, 'RELEASE_MAP_URL', 'RELEASE_MAP_TOKEN'];
    const { PATH } = process.env;
    const values = Object.fromEntries([...secrets, 'BACKEND_URL'].map((name) => [name, 'abcdefghijklmnop']));
    const file = join(folder, 'secret');
    writeFileSync(file, 'abcdefghijklmnop');
    const files = Object.fromEntries(secretVariables.map((name) => [`${name}_FILE`, file]));
    for (const given of [values, { ...files, BACKEND_URL: values.BACKEND_URL }]) {
      const code = 'console.log(Object.keys(process.env).join())';
      const { worker, lines } = started(code, serves, withSecretFiles({ PATH, ...tracing, ...given }));
      await worker.ended;
      const names = lines[0]?.[0].split(',') ?? [];
      const all = [...secrets, ...Object.keys(files), 'BACKEND_URL', 'SUPERVISED', 'PATH'];
      expect(all.filter((name) => names.includes(name))).toEqual(known);
      expect(names.filter((name) => name.endsWith('_FILE'))).toEqual([]);
    }
  },
);
