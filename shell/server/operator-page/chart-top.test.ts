import { chartTop } from './chart-top';

test.each([
  [[0.2, 0], 1, 1],
  [[1.2, 0], 1, 2],
  [[25], 1, 50],
  [[100], 1, 100],
  [[101], 10, 200],
  [[], 10, 10],
])('the top of a chart of %j, from %d, is %d', (values, least, top) => {
  expect(chartTop(values, least)).toBe(top);
});
