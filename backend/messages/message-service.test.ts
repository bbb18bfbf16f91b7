import { captureEvents } from 'log/testing/capture-events';
import type { Email } from '../mail/email';
import type { Admission } from '../request/admissions';
import { rateLimit } from '../request/rate-limit';
import { TooManyRequests } from '../request/refusals';
import type { CountShared } from '../request/shared-rate-limit';
import { company } from '../testing/mail-for-test';
import { createMessageService, withheldWarnings } from './message-service';
import type { MessageStore, NewMessage } from './message-store';

const message: NewMessage = {
  kind: 'quote',
  payload: {},
  digest: 'd',
  subscriber: null,
  key: 'k',
  emails: async () => [],
};

const tooMany = new TooManyRequests('too many', 1);

const admission = (refusal: Admission['tooMany'] = null) => ({
  address: 'a',
  tooMany: refusal,
  undoCount: jest.fn(),
});

const countOne: CountShared = async () => async () => {};
const refuse: CountShared = async () => null;

/** A message service whose messages are stored when the test says so. */
function service(confirming = countOne, warning = countOne, sending = countOne) {
  const stored: (() => void)[] = [];
  const emails: (readonly Email[])[] = [];
  const store: MessageStore = {
    find: async () => null,
    store: async (given) => {
      emails.push(await given.emails('KX3M-7RCF'));
      return new Promise((resolve) =>
        stored.push(() =>
          resolve({ id: `id ${stored.length}`, reference: 'KX3M-7RCF', isConfirmed: true, isNew: true }),
        ),
      );
    },
  };
  const onQueued = jest.fn();
  return {
    acceptMessage: createMessageService({
      store,
      sending: () => sending,
      confirming,
      warning,
      onQueued,
    }),
    store,
    stored,
    emails,
    onQueued,
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a message that arrives while its like is being stored is that message, and does not count', async () => {
  const { acceptMessage, stored, onQueued } = service();
  const admitted = Array.from({ length: 20 }, () => admission());
  const answers = admitted.map((one) => acceptMessage(message, one));
  await settle();
  expect(stored).toHaveLength(1);
  expect(onQueued).not.toHaveBeenCalled();
  stored[0]?.();
  for (const answer of await Promise.all(answers))
    expect(answer).toEqual({ id: 'id 1', reference: 'KX3M-7RCF', isConfirmed: true });
  expect(admitted.filter(({ undoCount }) => undoCount.mock.calls.length > 0)).toEqual(admitted.slice(1));
  expect(onQueued).toHaveBeenCalledTimes(1);
});

test('a quote without a key is the same as an equal one being stored, but counts', async () => {
  const { acceptMessage, stored } = service();
  const keys = [null, null, 'k'];
  const admitted = keys.map(() => admission());
  const answers = admitted.map((one, nth) => acceptMessage({ ...message, key: keys[nth] ?? null }, one));
  await settle();
  expect(stored).toHaveLength(1);
  stored[0]?.();
  const [first, ...others] = await Promise.all(answers);
  expect(others).toEqual([first, first]);
  expect(admitted.map(({ undoCount }) => undoCount.mock.calls.length)).toEqual([0, 0, 1]);
});

test.each([{ kind: 'general', key: null }, { key: 'l' }, { digest: 'e' }, { kind: 'general' }] as const)(
  'a message with %j is another one',
  async (changes) => {
    const { acceptMessage, stored } = service();
    const admitted = admission();
    acceptMessage({ ...message, ...changes }, admitted);
    acceptMessage({ ...message, ...('key' in changes && changes.key === null && changes) }, admitted);
    await settle();
    expect(stored).toHaveLength(2);
    for (const store of stored) store();
    await settle();
    expect(admitted.undoCount).not.toHaveBeenCalled();
  },
);

test('a message that is sent again is found among its equals with other keys', async () => {
  const { acceptMessage, stored } = service();
  const answers = ['k', 'l', 'k', 'l'].map((key) => acceptMessage({ ...message, key }, admission()));
  await settle();
  expect(stored).toHaveLength(2);
  for (const store of stored) store();
  await Promise.all(answers);
});

test('a new message beyond the limit is refused, and a repeated one is not', async () => {
  const { acceptMessage, stored } = service();
  await expect(acceptMessage(message, admission(tooMany))).rejects.toBe(tooMany);
  const again = acceptMessage(message, admission());
  await settle();
  stored[0]?.();
  await expect(again).resolves.toMatchObject({ id: 'id 1' });
});

test('a message that could not be stored does not count', async () => {
  const undoCount = jest.fn();
  const store: MessageStore = {
    find: async () => null,
    store: () => Promise.reject(new Error('disk on fire')),
  };
  const admitted = admission();
  const acceptMessage = createMessageService({
    store,
    sending: () => async () => undoCount,
    confirming: async () => undoCount,
    warning: countOne,
    onQueued: () => {},
  });
  await expect(acceptMessage(message, admitted)).rejects.toThrow('disk on fire');
  expect(admitted.undoCount).toHaveBeenCalledTimes(1);
  expect(undoCount).toHaveBeenCalledTimes(2);
});

test('a message beyond the limit of all backends is refused, unless it repeats a stored one', async () => {
  const full = service(undefined, undefined, refuse);
  await expect(full.acceptMessage(message, admission())).rejects.toMatchObject({
    statusCode: 429,
    message: 'Your network has sent too many messages; please try again in a minute.',
    retryAfter: 60,
  });
  const refusal = () => full.acceptMessage(message, admission()).catch((error) => error);
  expect(await refusal()).not.toBe(await refusal());
  const known = { id: 'id 0', reference: null, isConfirmed: false };
  full.store.find = async () => known;
  const admitted = admission();
  expect(await full.acceptMessage(message, admitted)).toEqual(known);
  expect(admitted.undoCount).toHaveBeenCalledTimes(1);
  expect(full.emails).toEqual([]);
});

describe('beyond the limit of confirmations', () => {
  const email: Email = { to: company, replyTo: null, subject: '', text: '', html: '' };
  const emails = async () => [email, { ...email, isConfirmation: true }];

  test('the company alone gets an e-mail', async () => {
    const full = service(refuse, refuse);
    full.acceptMessage({ ...message, emails }, admission());
    await settle();
    expect(full.emails).toEqual([[email]]);
  });

  test('is logged once an hour and network, without its address', async () => {
    const events = captureEvents();
    let now = 0;
    const warn = rateLimit(() => now, withheldWarnings);
    const full = service(refuse, async (address) => {
      try {
        const undo = warn(address);
        return async () => undo();
      } catch {
        return null;
      }
    });
    const acceptFrom = async (address: string, key: string) => {
      const accepted = full.acceptMessage({ ...message, key, emails }, { ...admission(), address });
      await settle();
      full.stored.at(-1)?.();
      await accepted;
    };
    await acceptFrom('203.0.113.7', 'a');
    await acceptFrom('203.0.113.7', 'b');
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      level: 'warn',
      msg: expect.stringMatching(/^Confirmations to visitors of one network are withheld.* 30 .*TRUST_PROXY/),
    });
    expect(JSON.stringify(events)).not.toContain('203.0');
    await acceptFrom('203.0.113.8', 'c');
    expect(events).toHaveLength(2);
    now += 3_600_000;
    await acceptFrom('203.0.113.7', 'd');
    expect(events).toHaveLength(3);
  });

  test('another error of the count is no such limit', async () => {
    const broken = service(() => Promise.reject(new Error('a bug')));
    await expect(broken.acceptMessage(message, admission())).rejects.toThrow('a bug');
  });
});
