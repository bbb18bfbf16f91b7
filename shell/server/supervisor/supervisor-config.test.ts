import { readSupervisorConfig } from './supervisor-config';

test('without variables there are two workers at least, with half a gigabyte each, and a second strike is one too many', () => {
  const { workers, ...others } = readSupervisorConfig({});
  expect(workers).toBeGreaterThanOrEqual(2);
  expect(others).toEqual({
    heapLimit: 512,
    quarantineAfter: 2,
    operatorToken: null,
    viewReports: 100,
  });
});

test('each can be set', () => {
  expect(
    readSupervisorConfig({
      WORKERS: '1',
      WORKER_HEAP_MB: '64',
      QUARANTINE_AFTER: '5',
      OPERATOR_TOKEN: 'abcdefghijklmnop',
      VIEW_REPORTS: '0.5',
    }),
  ).toEqual({
    workers: 1,
    heapLimit: 64,
    quarantineAfter: 5,
    operatorToken: 'abcdefghijklmnop',
    viewReports: 0.5,
  });
});

test.each([
  ['WORKERS', '0', 'from 1'],
  ['WORKERS', 'two', 'from 1'],
  ['WORKER_HEAP_MB', '63', 'from 64'],
  ['QUARANTINE_AFTER', '1.5', 'from 1'],
])('%s %s is refused in a sentence', (name, value, range) => {
  expect(() => readSupervisorConfig({ [name]: value })).toThrow(
    `${name} must be a whole number ${range}, but is '${value}'.`,
  );
});

test.each(['too short', 'abcdefghijklmno', 'with blanks it is none'])(
  'OPERATOR_TOKEN %j is refused in a sentence that does not say it',
  (text) => {
    expect(() => readSupervisorConfig({ OPERATOR_TOKEN: text })).toThrow(
      'OPERATOR_TOKEN must be 16 to 200 letters, digits and signs without blanks.',
    );
  },
);

test.each(['-1', '101', 'some'])('VIEW_REPORTS %j is refused in a sentence', (text) => {
  expect(() => readSupervisorConfig({ VIEW_REPORTS: text })).toThrow(
    `VIEW_REPORTS must be a percentage from 0 to 100, but is '${text}'.`,
  );
});

test('a shell that is to read the release map by http does not follow another one instead', () => {
  expect(() => readSupervisorConfig({ RELEASE_MAP_URL: 'https://shop.test/_releases/map.json' })).toThrow(
    /^RELEASE_MAP_URL and RELEASE_MAP_TOKEN have no effect any more: remove both, and set RELEASES_URL /,
  );
});
