import { rateLimit } from './rate-limit';
import { TooManyRequests } from './refusals';

let time = 0;
const now = () => time;
const times = (count: number, run: () => void) => {
  for (let turn = 0; turn < count; turn++) run();
};

beforeEach(() => {
  time = 1_000_000;
});

test('a /64 of version 6 is one network, however its addresses are written', () => {
  const count = rateLimit(now);
  for (let host = 1; host <= 9; host += 1) count(`2001:DB8:1:2::${host}`);
  count('2001:0db8:0001:0002:ffff:ffff:ffff:ffff');
  expect(() => count('2001:db8:1:2::abcd')).toThrow(TooManyRequests);
  expect(() => count('2001:db8:1:3::1')).not.toThrow();
});

test('a /48 of version 6 may do twice as much as a /64, from however many of them', () => {
  const count = rateLimit(now);
  for (let network = 1; network <= 20; network += 1) count(`2001:db8:1:${network}::1`);
  expect(() => count('2001:db8:1:abcd::1')).toThrow(
    'Your network has sent 20 requests within a minute; please try again in 60 seconds.',
  );
  expect(() => count('2001:db8:2:1::1')).not.toThrow();
});

test('a refusal of a /48 counts for none of its networks, nor does one taken back', () => {
  const count = rateLimit(now);
  const undoCount = count('2001:db8:1:1::1');
  for (let network = 2; network <= 20; network += 1) count(`2001:db8:1:${network}::1`);
  times(10, () => expect(() => count('2001:db8:1:abcd::1')).toThrow(TooManyRequests));
  undoCount();
  count('2001:db8:1:abcd::1');
  expect(() => count('2001:db8:1:1::1')).toThrow(TooManyRequests);
});

test('an hour counts where the rate says so', () => {
  const count = rateLimit(now, { most: 2, within: 'an hour' });
  times(2, () => count('a'));
  time += 3_599_999;
  expect(() => count('a')).toThrow('You have sent 2 requests within an hour; please try again in 1 seconds.');
  time += 1;
  expect(() => count('a')).not.toThrow();
});

test('says in a sentence how long to wait, to the second', () => {
  const count = rateLimit(now);
  count('a');
  time += 20_500;
  times(9, () => count('a'));
  expect(() => count('a')).toThrow(
    expect.objectContaining({
      statusCode: 429,
      retryAfter: 40,
      message: 'You have sent 10 requests within a minute; please try again in 40 seconds.',
    }),
  );
  time += 39_499;
  expect(() => count('a')).toThrow(TooManyRequests);
  time += 1;
  expect(() => count('a')).not.toThrow();
  expect(() => count('a')).toThrow(TooManyRequests);
});

test('a refused request does not count', () => {
  const count = rateLimit(now);
  times(10, () => count('a'));
  for (let second = 1; second < 60; second++) {
    time += 1_000;
    expect(() => count('a')).toThrow(TooManyRequests);
  }
  time += 1_000;
  times(10, () => count('a'));
});

test('a request taken back does not count', () => {
  const count = rateLimit(now);
  times(9, () => count('a'));
  times(5, () => count('a')());
  count('a');
  expect(() => count('a')).toThrow(TooManyRequests);
});

test('remembers so many addresses and no more: the one that was quiet the longest is forgotten', () => {
  const count = rateLimit(now, undefined, 2);
  times(10, () => count('a'));
  times(10, () => count('b'));
  expect(() => count('a')).toThrow(TooManyRequests);
  count('c');
  expect(() => count('b')).toThrow(TooManyRequests);
  expect(() => count('a')).not.toThrow();
});
