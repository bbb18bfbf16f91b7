import { createLog } from './create-log';
import { parseEvent } from './log-event';
import { readable, readableLine } from './readable';
import { captureEvents } from './testing/capture-events';

const log = createLog('lab');

test('an event is one line with level, time, subject and error, with its stack', () => {
  const events = captureEvents();
  const id = '0123456789abcdef0123456789abcdef';
  const about = {
    remote: 'lab',
    release: '1.4.2+0a1b2c3d4e5f',
    phase: 'render',
    exposed: 'routes',
    address: '/lab',
  };
  log.error({ ...about, requestId: id, traceId: id, err: new TypeError('two\nlines') }, 'left out');
  expect(events).toEqual([
    {
      level: 'error',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      part: 'lab',
      pid: process.pid,
      requestId: id,
      traceId: id,
      ...about,
      err: {
        type: 'TypeError',
        message: 'two\nlines',
        stack: expect.stringMatching(/^TypeError: two\nlines\n +at .*write-event/),
      },
      msg: 'left out',
    },
  ]);
});

test('masks addresses and tokens anywhere in an event', () => {
  const events = captureEvents();
  const cause = new Error('Cookie: bucket=8f14e45f');
  const err = Object.assign(new Error('no such user ann@clinic.test', { cause }), {
    config: { headers: 'secret' },
  });
  log.error(
    { err, address: '/user/ann@clinic.test', more: [{ to: 'ann@clinic.test' }] },
    'of ann@clinic.test',
  );
  const line = JSON.stringify(events);
  expect(line).toContain('caused by Error: Cookie: [masked]');
  for (const private_ of ['ann', '8f14e45f', 'secret']) expect(line).not.toContain(private_);
});

test.each<[unknown, object]>([
  ['a text', { type: 'string', message: 'a text', stack: '' }],
  [null, { type: 'null', message: 'null', stack: '' }],
  [Object.create(null), { type: 'object', message: 'It cannot be read.', stack: '' }],
  [
    Object.defineProperty({}, 'message', {
      get: () => {
        throw new Error('no');
      },
    }),
    { type: 'object', message: 'It cannot be read.' },
  ],
  [{ message: 'like one' }, { type: 'Error', message: 'like one', stack: '' }],
  [new Error('x'.repeat(1_000_000)), { message: 'x'.repeat(2_000) }],
])('whatever is thrown can be logged (%#)', (err, expected) => {
  const events = captureEvents();
  log.error({ err }, 'thrown');
  expect(events).toMatchObject([{ err: expected }]);
});

test('in a terminal it reads like a sentence, with where it was thrown', () => {
  const events = captureEvents();
  const err = {
    name: 'Error',
    message: 'broken',
    stack: 'Error: broken\n    at a (x:1:1)\n    at b (x:2:1)',
  };
  log.error(
    { remote: 'lab', release: '1.4.2+0a1b2c3d4e5f', phase: 'render', address: '/lab', err },
    'left out',
  );
  log.info({ remote: 'lab' }, 'shell ready on http://localhost:3000');
  log.warn({ repeated: 3 }, 'down');
  expect(events.map(readable)).toEqual([
    'lab@1.4.2+0a1b2c3d4e5f (render) at /lab: left out: broken\n    at a (x:1:1)\n    at b (x:2:1)',
    'shell ready on http://localhost:3000',
    'warn: down (3 more since it was last logged)',
  ]);
  expect(readableLine(`shell: ${JSON.stringify(events[1])}`)).toBe(
    'shell: shell ready on http://localhost:3000',
  );
});

test.each([
  '',
  'shell: plain',
  'shell: {"level":"info"}',
  '{',
  '{"level":"loud","time":"2026-11-22T10:00:00.000Z","msg":""}',
])('%j is no event, and stays as it is', (line) => {
  expect(parseEvent(line)).toBeNull();
  expect(readableLine(line)).toBe(line);
});
