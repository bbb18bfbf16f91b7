import type { Connection } from '../contracts/connections';
import { type FakeBackend, fakeBackend } from '../testing/fake-backend';
import { type ConnectionOptions, connect } from './connection';

/** A connection to a backend that answers as told; its limit is 30 s unless a test sets it, and there is no retry. */
export async function connected(
  answer: Parameters<typeof fakeBackend>[0],
  options: Partial<ConnectionOptions> = {},
): Promise<{ connection: Connection; backend: FakeBackend }> {
  const backend = await fakeBackend(answer);
  return { connection: connect({ base: backend.address, timeout: 30_000, retries: 0, ...options }), backend };
}

/** The answer of a backend that never answers: a request arrives, and the client's time runs out. */
export function timeRunsOut(): void {
  jest.advanceTimersByTime(30_000);
}
