import { isRuledOut } from './ruled-out';

test('59 documents without a failure rule out that 5 % are broken, 58 do not', () => {
  expect(isRuledOut({ counted: 0, of: 59 }, 0.05)).toBe(true);
  expect(isRuledOut({ counted: 0, of: 58 }, 0.05)).toBe(false);
});

test('one failure takes more documents', () => {
  expect(isRuledOut({ counted: 1, of: 90 }, 0.05)).toBe(false);
  expect(isRuledOut({ counted: 1, of: 130 }, 0.05)).toBe(true);
});

test.each([0.05, 0.2, 0.5])('of releases with a share of %d at most one in twenty is ruled out', (share) => {
  for (const size of [5, 60, 200, 500]) {
    let few = 0;
    let likely = (1 - share) ** size;
    for (let counted = 0; isRuledOut({ counted, of: size }, share); counted += 1) {
      few += likely;
      likely *= ((size - counted) / (counted + 1)) * (share / (1 - share));
    }
    expect(few).toBeLessThanOrEqual(0.05);
  }
});

test('what was seen as often, or of nothing, or must be so is not ruled out', () => {
  expect(isRuledOut({ counted: 50, of: 1_000 }, 0.05)).toBe(false);
  expect(isRuledOut({ counted: 0, of: 0 }, 0.05)).toBe(false);
  expect(isRuledOut({ counted: 0, of: 1_000 }, 1)).toBe(false);
  expect(isRuledOut({ counted: 0, of: 1_000 }, 1.05)).toBe(false);
});
