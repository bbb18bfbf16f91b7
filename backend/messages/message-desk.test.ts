import { messageDesk } from './message-desk';
import type { MessageStore, NewMessage } from './message-store';

const message: NewMessage = {
  kind: 'quote',
  payload: {},
  digest: 'd',
  subscriber: null,
  key: 'k',
  letters: async () => [],
};

/** A desk whose messages are stored when the test says so. */
function desk() {
  const stored: (() => void)[] = [];
  const store: MessageStore = {
    find: async () => null,
    store: () =>
      new Promise((resolve) =>
        stored.push(() => resolve({ id: `id ${stored.length}`, reference: 'KX3M-7RCF', isNew: true })),
      ),
  };
  const takeBack = jest.fn();
  const count = jest.fn(() => takeBack);
  const limits = { general: count, quote: count, subscribe: count };
  const onQueued = jest.fn();
  return { takeIn: messageDesk({ store, limits, onQueued }), count, stored, onQueued };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a message that arrives while its like is being stored is that message, and does not count', async () => {
  const { takeIn, count, stored, onQueued } = desk();
  const answers = Array.from({ length: 20 }, () => takeIn(message, 'a'));
  await settle();
  expect(stored).toHaveLength(1);
  expect(onQueued).not.toHaveBeenCalled();
  stored[0]?.();
  for (const answer of await Promise.all(answers))
    expect(answer).toEqual({ id: 'id 1', reference: 'KX3M-7RCF' });
  expect(count.mock.calls).toEqual([['a']]);
  expect(onQueued).toHaveBeenCalledTimes(1);
});

test.each([{ key: null }, { key: 'l' }, { digest: 'e' }, { kind: 'general' }] as const)(
  'a message with %j is another one',
  async (changes) => {
    const { takeIn, count, stored } = desk();
    takeIn({ ...message, ...changes }, 'a');
    takeIn({ ...message, key: changes.key === null ? null : message.key }, 'a');
    await settle();
    expect(stored).toHaveLength(2);
    expect(count).toHaveBeenCalledTimes(2);
  },
);

test('what could not be stored may be sent again', async () => {
  const { takeIn, count, stored } = desk();
  count.mockImplementationOnce(() => {
    throw new Error('too many');
  });
  await expect(takeIn(message, 'a')).rejects.toThrow('too many');
  const again = takeIn(message, 'a');
  await settle();
  stored[0]?.();
  await expect(again).resolves.toMatchObject({ id: 'id 1' });
});

test('what could not be stored does not count', async () => {
  const takeBack = jest.fn();
  const count = () => takeBack;
  const store: MessageStore = {
    find: async () => null,
    store: () => Promise.reject(new Error('disk on fire')),
  };
  const takeIn = messageDesk({
    store,
    limits: { general: count, quote: count, subscribe: count },
    onQueued: () => {},
  });
  await expect(takeIn(message, 'a')).rejects.toThrow('disk on fire');
  expect(takeBack).toHaveBeenCalledTimes(1);
});
