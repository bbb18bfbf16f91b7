import { createOncePerVisitor } from './once-per-visitor';

// To lru-cache 0 is no time.
let now = 1;
const start = () => {
  now = 1;
  return createOncePerVisitor({ now: () => now });
};
const minutes = (number: number) => number * 60_000;
const failed = { documents: 1, failures: 1, slow: 0 };

test('who asks again for what failed counts once', () => {
  const once = start();
  expect(once('ann', 'lab@1.0.0', failed)).toEqual({ documents: 1, failures: 1 });
  for (const minute of [0, 1, 9]) {
    now = minutes(minute);
    expect(once('ann', 'lab@1.0.0', failed)).toEqual({});
  }
});

test('a failure counts where the documents before it were good, and is none of the next document', () => {
  const once = start();
  expect(once('ann', 'lab@1.0.0', { documents: 1 })).toEqual({ documents: 1 });
  expect(once('ann', 'lab@1.0.0', failed)).toEqual({ failures: 1 });
  expect(once('ann', 'lab@1.0.0', { ...failed, slow: 1 })).toEqual({ slow: 1 });
});

test('another visitor counts, and so does another release', () => {
  const once = start();
  once('ann', 'lab@1.0.0', failed);
  expect(once('ben', 'lab@1.0.0', failed)).toEqual({ documents: 1, failures: 1 });
  expect(once('ann', 'lab@1.1.0', failed)).toEqual({ documents: 1, failures: 1 });
});

test('ten minutes after a visitor was first counted all of it counts again', () => {
  const once = start();
  once('ann', 'lab@1.0.0', { documents: 1 });
  now = minutes(9);
  once('ann', 'lab@1.0.0', failed);
  now = minutes(10) + 2;
  expect(once('ann', 'lab@1.0.0', failed)).toEqual({ documents: 1, failures: 1 });
});

test('visitors without end are not remembered without end', () => {
  const once = start();
  for (let nth = 0; nth <= 20_000; nth += 1) once(`visitor ${nth}`, 'lab@1.0.0', failed);
  expect(once('visitor 20000', 'lab@1.0.0', failed)).toEqual({});
  expect(once('visitor 0', 'lab@1.0.0', failed)).toEqual({ documents: 1, failures: 1 });
});
