import type { Picture } from './focus-indicator';
import { indicatorFault } from './focus-indicator';

type Colour = readonly [red: number, green: number, blue: number];
type Part = readonly [left: number, top: number, right: number, bottom: number];

const white: Colour = [255, 255, 255];
const teal: Colour = [11, 92, 102];
const pale: Colour = [160, 200, 205];

/** A button of 60 by 20 pixels with ten pixels around it, and rectangles of one colour each painted over it. */
function picture(ground: Colour, button: Colour, ...parts: readonly (readonly [Part, Colour])[]): Picture {
  const [width, height] = [80, 40];
  const data = new Uint8Array(3 * width * height);
  for (const [[left, top, right, bottom], colour] of [
    [[0, 0, width, height], ground] as const,
    ...parts,
    [[10, 10, 70, 30], button] as const,
  ]) {
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) data.set(colour, 3 * (y * width + x));
    }
  }
  return { width, height, data };
}

const around = 2 * (60 + 20);
const outside = (by: number): Part => [10 - by, 10 - by, 70 + by, 30 + by];
const without = picture(white, teal);

test('a line around the element is a sign of the focus, with and without a gap', () => {
  const gap = picture(white, teal, [outside(5), teal], [outside(2), white]);
  expect(indicatorFault(without, gap, around)).toBeNull();
  expect(indicatorFault(without, picture(white, teal, [outside(3), teal]), around)).toBeNull();
});

test.each<[string, Picture]>([
  ['nothing', without],
  ['a line that is too thin', picture(white, teal, [outside(1), teal])],
  ['a line on one side', picture(white, teal, [[10, 30, 70, 33], teal])],
  ['a line that is too pale', picture(white, teal, [outside(5), pale], [outside(2), white])],
  ['a little of another shade', picture(white, [60, 120, 130])],
])('%s is no sign of the focus', (_, focused) => {
  expect(indicatorFault(without, focused, around)).toMatch(/^\d+ pixels change, not 320$/);
});

test('a change without enough contrast to its surroundings does not count', () => {
  const black: Colour = [0, 0, 0];
  const grey: Colour = [40, 40, 40];
  // The light frame of a dark element on dark ground goes dark.
  const framed = picture(grey, grey, [outside(5), white]);
  expect(indicatorFault(framed, picture(grey, grey, [outside(5), black]), around)).toMatch(
    /pixels differ from what is beside them, of 160$/,
  );
});
