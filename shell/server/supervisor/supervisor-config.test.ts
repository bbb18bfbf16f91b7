import { readSupervisorConfig } from './supervisor-config';

test('without variables there are two workers at least, with half a gigabyte each, and a second charge is one too many', () => {
  const { workers, ...others } = readSupervisorConfig({});
  expect(workers).toBeGreaterThanOrEqual(2);
  expect(others).toEqual({ heapLimit: 512, quarantineAfter: 2 });
});

test('each can be set', () => {
  expect(readSupervisorConfig({ WORKERS: '1', WORKER_HEAP_MB: '64', QUARANTINE_AFTER: '5' })).toEqual({
    workers: 1,
    heapLimit: 64,
    quarantineAfter: 5,
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
