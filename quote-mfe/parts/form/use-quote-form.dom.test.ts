import { afterPress } from './use-quote-form';

/** Says whether something is pressed, which jsdom does not follow. */
function pressing(isPressed: boolean): void {
  jest.spyOn(document, 'querySelector').mockReturnValue(isPressed ? document.body : null);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.restoreAllMocks());

test('afterPress runs at once while nothing is pressed', () => {
  pressing(false);
  const run = jest.fn();
  afterPress(run);
  expect(run).toHaveBeenCalledTimes(1);
});

test('afterPress runs once in the frame after a press has ended', () => {
  pressing(true);
  const run = jest.fn();
  afterPress(run);
  jest.advanceTimersToNextFrame();
  expect(run).not.toHaveBeenCalled();
  pressing(false);
  jest.advanceTimersToNextFrame();
  expect(run).toHaveBeenCalledTimes(1);
});
