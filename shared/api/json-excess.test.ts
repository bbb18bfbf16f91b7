import fc from 'fast-check';
import { jsonExcess } from './json-excess';

const plenty = { depth: 1_000, values: 1_000_000 };

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

/** Number of opening brackets and commas, as counted in the parsed value. */
function valuesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value);
  return 1 + Math.max(0, inner.length - 1) + inner.reduce((sum: number, one) => sum + valuesOf(one), 0);
}

test('finds excess depth and excess values of any JSON, whatever its texts contain', () => {
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^[\][{},:"\\]*$/));
  const json = fc.json({ maxDepth: 4, stringUnit: 'binary' });
  const nested = fc.array(fc.dictionary(texts, texts)).map((value) => JSON.stringify(value));
  fc.assert(
    fc.property(fc.oneof(json, nested), (text) => {
      const value: unknown = JSON.parse(text);
      const [depth, values] = [depthOf(value), valuesOf(value)];
      expect(jsonExcess(text, { depth, values })).toBeNull();
      if (depth > 0) expect(jsonExcess(text, { ...plenty, depth: depth - 1 })).toBe('depth');
      if (values > 0) expect(jsonExcess(text, { ...plenty, values: values - 1 })).toBe('values');
    }),
  );
});

test.each(['', ']', '"', '"\\', '}}}[', '\\"[', 'nonsense'])(
  'reports no excess for the invalid JSON %j',
  (text) => {
    expect(jsonExcess(text, plenty)).toBeNull();
  },
);
