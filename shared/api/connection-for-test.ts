import type { Connection } from '../contracts/connections';
import { type FakeBackend, fakeBackend } from '../testing/fake-backend';
import { type ConnectionOptions, connect } from './connection';

/** A connection to a fake backend that answers as told: no retry, timeout 30 s unless set. */
export async function connected(
  answer: Parameters<typeof fakeBackend>[0],
  options: Partial<ConnectionOptions> = {},
): Promise<{ connection: Connection; backend: FakeBackend }> {
  const backend = await fakeBackend(answer);
  return { connection: connect({ base: backend.address, timeout: 30_000, retries: 0, ...options }), backend };
}

/** An answer that never comes: once the request arrives, the client's timeout passes. */
export function timeRunsOut(): void {
  jest.advanceTimersByTime(30_000);
}
