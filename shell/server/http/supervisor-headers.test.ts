import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { captureEvents } from 'log/testing/capture-events';
import { log } from '../process/log';
import { inRequest, requestIdOf } from './supervisor-headers';

const made = expect.stringMatching(/^[\da-f]{8}-[\da-f-]{27}$/);
const asked = (id?: string | string[]) => ({ headers: { ...(id && { 'x-request-id': id }) } as never });

test.each(['0123456789abcdef0123456789abcdef', 'a.b:c-d_e', 'x'.repeat(64)])(
  'takes %s from a trusted proxy only',
  (id) => {
    expect(requestIdOf(asked(id), true)).toBe(id);
    expect(requestIdOf(asked(id), false)).toEqual(made);
  },
);

test.each([
  undefined,
  '',
  'short',
  'x'.repeat(65),
  'ann@clinic.test',
  'two words',
  'one, other-one',
  'line\nbreak',
  ['12345678', '12345678'],
])('replaces the invalid id %j', (id) => {
  expect(requestIdOf(asked(id), true)).toEqual(made);
  expect(requestIdOf(asked(id), true)).not.toBe(requestIdOf(asked(id), true));
});

test('log events of a request have its id and its address without the query; others do not', async () => {
  const events = captureEvents();
  const answer = (id: string, url: string) =>
    inRequest({ headers: { 'x-request-id': id }, url } as unknown as IncomingMessage, async () => {
      await delay(0);
      log('warn', id);
    });
  await Promise.all([answer('request-1', '/lab?q=ann'), answer('request-2', '/')]);
  log('warn', 'beside');
  expect(events.map(({ msg, requestId, address }) => [msg, requestId, address])).toEqual([
    ['request-1', 'request-1', '/lab'],
    ['request-2', 'request-2', '/'],
    ['beside', undefined, undefined],
  ]);
});
