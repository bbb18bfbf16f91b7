import { readMeasures } from './measures';

test.each([
  ['no JSON', '{', /^Correct backend\/search\/measures\.json: the file: /],
  [
    'a unit without a size',
    '{"units":[{"names":"ml","kind":"ul"}],"sizes":{},"numbers":{}}',
    /units\.0\.size/,
  ],
  [
    'a name with signs',
    '{"units":[{"names":"m(l","kind":"ul","size":1}],"sizes":{},"numbers":{}}',
    /units\.0\.names/,
  ],
  [
    'a number that is none',
    '{"units":[],"sizes":{},"numbers":{"two":"b"}}',
    /numbers\.two: not a number in digits/,
  ],
])('%s stops the start', (_what, text, message) => {
  expect(() => readMeasures(text)).toThrow(message);
});
