import { test } from '../support/storefront-test';
import { expectPressToCount } from './press-early';

test('a press 80 ms after the scripts counts, and once', ({ page }) => expectPressToCount(page, 80));
