import { signals } from './signals';

test('the errors of all signals together are 1 %', () => {
  expect(Object.values(signals).reduce((sum, { error }) => sum + error, 0)).toBeCloseTo(0.01);
});
