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

test('ten a minute, each address on its own', () => {
  const count = rateLimit(now);
  times(10, () => count('a'));
  expect(() => count('a')).toThrow(TooManyRequests);
  expect(() => count('b')).not.toThrow();
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

test('what was refused does not count', () => {
  const count = rateLimit(now);
  times(10, () => count('a'));
  for (let second = 1; second < 60; second++) {
    time += 1_000;
    expect(() => count('a')).toThrow(TooManyRequests);
  }
  time += 1_000;
  times(10, () => count('a'));
});

test('what is taken back did not count', () => {
  const count = rateLimit(now);
  times(9, () => count('a'));
  times(5, () => count('a')());
  count('a');
  expect(() => count('a')).toThrow(TooManyRequests);
});

test('remembers so many addresses and no more: the one that was quiet the longest is forgotten', () => {
  const count = rateLimit(now, 2);
  times(10, () => count('a'));
  times(10, () => count('b'));
  expect(() => count('a')).toThrow(TooManyRequests);
  count('c');
  expect(() => count('b')).toThrow(TooManyRequests);
  expect(() => count('a')).not.toThrow();
});
