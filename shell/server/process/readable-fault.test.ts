import { inspect } from 'node:util';
import { readableFault } from './readable-fault';

const throws = () => {
  throw new Error('reading it throws');
};

test.each([null, undefined, 'text', 5, { message: 'no error' }, new Error('no'), Object.create(null)])(
  'leaves a readable value as it is: %#',
  (thrown) => {
    expect(readableFault(thrown)).toBe(thrown);
  },
);

/** An error of which one part cannot be read. */
const throwing = (part: string) => Object.defineProperty(new Error('no'), part, { get: throws });
const unreadable = 'What was thrown cannot be read.';

test.each<[string, object, string, RegExp]>([
  ['a message', throwing('message'), unreadable, /^\n\s+at /],
  ['a stack', throwing('stack'), 'no', /^$/],
  ['a code', throwing('code'), 'no', /^Error: no\n\s+at /],
  ['nothing', new Proxy(new Error('no'), { get: throws, getPrototypeOf: throws }), unreadable, /^$/],
])(
  'keeps the readable parts of an error that throws when read, here by %s',
  (_what, thrown, message, stack) => {
    const readable = readableFault(thrown) as Error;
    expect(inspect(readable)).not.toContain('reading it throws');
    expect(readable).toMatchObject({ message, stack: expect.stringMatching(stack) });
  },
);

test('removes a stack formatter that throws', () => {
  const thrown = new Error('no');
  Error.prepareStackTrace = throws;
  expect((readableFault(thrown) as Error).stack).toMatch(/^Error: no\n\s+at /);
  expect(Error.prepareStackTrace).toBeUndefined();
});
