import { readSupervisorConfig } from './supervisor-config';

const unlimited = Number.POSITIVE_INFINITY;

test.each([
  [1, unlimited, 2, 512],
  [8, unlimited, 8, 512],
  [2, 4_096, 2, 512],
  [2, 1_024, 2, 227],
  [8, 1_024, 8, 75],
  [8, 256, 8, 64],
])('%i CPUs with %i MB have %i workers of %i MB each', (cpus, memory, workers, heapLimit) => {
  expect(readSupervisorConfig({}, { cpus, memory })).toMatchObject({ workers, heapLimit });
});

test('fewer workers have larger heaps, and one that is set stays', () => {
  const machine = { cpus: 8, memory: 1_024 };
  expect(readSupervisorConfig({ WORKERS: '1' }, machine).heapLimit).toBe(341);
  expect(readSupervisorConfig({ WORKER_HEAP_MB: '600' }, machine).heapLimit).toBe(600);
});

test('the defaults are one worker for each CPU, and quarantine at the second strike', () => {
  const { draining, ...others } = readSupervisorConfig({}, { cpus: 4, memory: unlimited });
  expect(draining.isDraining()).toBe(false);
  expect(others).toEqual({
    workers: 4,
    heapLimit: 512,
    quarantineAfter: 2,
    operatorTokens: [],
    metricsTokens: [],
    metricsPort: null,
    viewReports: 100,
  });
});

test('reads each variable', () => {
  expect(
    readSupervisorConfig({
      WORKERS: '1',
      WORKER_HEAP_MB: '64',
      QUARANTINE_AFTER: '5',
      OPERATOR_TOKEN: 'abcdefghijklmnop ponmlkjihgfedcba',
      METRICS_TOKEN: 'metrics-and-nothing-else',
      METRICS_PORT: '9100',
      VIEW_REPORTS: '0.5',
    }),
  ).toEqual({
    workers: 1,
    heapLimit: 64,
    quarantineAfter: 5,
    operatorTokens: ['abcdefghijklmnop', 'ponmlkjihgfedcba'],
    draining: expect.anything(),
    metricsTokens: ['metrics-and-nothing-else'],
    metricsPort: 9100,
    viewReports: 0.5,
  });
});

test.each([
  ['WORKERS', '0', 'from 1'],
  ['WORKERS', 'two', 'from 1'],
  ['WORKER_HEAP_MB', '63', 'from 64'],
  ['QUARANTINE_AFTER', '1.5', 'from 1'],
])('refuses %s %s in one sentence', (name, value, range) => {
  expect(() => readSupervisorConfig({ [name]: value })).toThrow(
    `${name} must be a whole number ${range}, but is '${value}'.`,
  );
});

test.each(['-1', '0', '65536', '9100.5'])('refuses METRICS_PORT %s in one sentence', (text) => {
  expect(() => readSupervisorConfig({ METRICS_PORT: text })).toThrow(
    `METRICS_PORT must be a whole number from 1 to 65535, not '${text}'.`,
  );
});

test.each(['too short', 'abcdefghijklmno', 'with blanks it is none'])(
  'refuses OPERATOR_TOKEN %j in a sentence that does not repeat it',
  (text) => {
    expect(() => readSupervisorConfig({ OPERATOR_TOKEN: text })).toThrow(
      'OPERATOR_TOKEN must be 16 to 200 letters, digits and signs, or two such values and a blank between.',
    );
  },
);

test.each(['-1', '101', 'some'])('refuses VIEW_REPORTS %j in one sentence', (text) => {
  expect(() => readSupervisorConfig({ VIEW_REPORTS: text })).toThrow(
    `VIEW_REPORTS must be a percentage from 0 to 100, but is '${text}'.`,
  );
});

test('refuses RELEASE_MAP_URL rather than follow another map', () => {
  expect(() => readSupervisorConfig({ RELEASE_MAP_URL: 'https://shop.test/_releases/map.json' })).toThrow(
    /^RELEASE_MAP_URL and RELEASE_MAP_TOKEN have no effect any more: remove both, and set RELEASES_URL /,
  );
});
