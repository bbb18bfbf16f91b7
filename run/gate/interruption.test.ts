import { unlessInterrupted } from './interruption';

const never = new Promise<never>(() => {});
const listeners = () => process.listenerCount('SIGINT');

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends what would go on', async (signal) => {
  const before = listeners();
  const work = unlessInterrupted(never);
  process.emit(signal);
  await expect(work).rejects.toThrow('Interrupted: nothing is known of the release.');
  expect(listeners()).toBe(before);
});

test('what ends by itself says what it has found, and signals do as before', async () => {
  const before = listeners();
  await expect(unlessInterrupted(Promise.resolve('sound'))).resolves.toBe('sound');
  await expect(unlessInterrupted(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(listeners()).toBe(before);
});
