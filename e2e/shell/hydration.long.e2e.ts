import { test } from '../support/storefront-test';
import { expectPressToCount } from './press-early';

// From before React is there until after it is done; 80 ms is among the journeys of every run.
for (const milliseconds of [0, 20, 200, 500]) {
  test(`a press ${milliseconds} ms after the scripts counts, and once`, ({ page }) =>
    expectPressToCount(page, milliseconds));
}
