import { contrast } from './contrast';

it.each([
  ['#000', '#ffffff', 21],
  ['#fff', '#000', 21],
  ['#767676', '#fff', 4.54],
  ['#0b5c66', '#0b5c66', 1],
])('%s and %s: %f', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
});

it.each(['', 'white', '#ffff', 'rgb(0 0 0)'])('%j is not a colour it reads', (color) => {
  expect(contrast(color, '#fff')).toBeNull();
});
