import { inspect } from 'node:util';
import { readableFault } from './readable-fault';

const throws = () => {
  throw new Error('reading it throws');
};

test.each([null, undefined, 'text', 5, { message: 'no error' }, new Error('no'), Object.create(null)])(
  'what can be read is left as it is: %#',
  (thrown) => {
    expect(readableFault(thrown)).toBe(thrown);
  },
);

test.each<[string, object, string, RegExp]>([
  [
    'a message',
    Object.defineProperty(new Error('no'), 'message', { get: throws }),
    'What was thrown cannot be read.',
    /^\n\s+at /,
  ],
  ['a stack', Object.defineProperty(new Error('no'), 'stack', { get: throws }), 'no', /^$/],
  ['a code', Object.defineProperty(new Error('no'), 'code', { get: throws }), 'no', /^Error: no\n\s+at /],
  [
    'nothing',
    new Proxy(new Error('no'), { get: throws, getPrototypeOf: throws }),
    'What was thrown cannot be read.',
    /^$/,
  ],
])('of what throws when it is read, here by %s, there is the rest', (_what, thrown, message, stack) => {
  const readable = readableFault(thrown) as Error;
  expect(inspect(readable)).not.toContain('reading it throws');
  expect(readable).toMatchObject({ message, stack: expect.stringMatching(stack) });
});

test('a way to write stacks that throws is taken away', () => {
  const thrown = new Error('no');
  Error.prepareStackTrace = throws;
  expect((readableFault(thrown) as Error).stack).toMatch(/^Error: no\n\s+at /);
  expect(Error.prepareStackTrace).toBeUndefined();
});
