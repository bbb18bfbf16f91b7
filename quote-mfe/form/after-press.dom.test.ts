import { afterPress } from './after-press';

/** Says that the document has something pressed, which jsdom does not follow. */
function pressing(isPressing: boolean): void {
  jest.spyOn(document, 'querySelector').mockReturnValue(isPressing ? document.body : null);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.restoreAllMocks());

test('runs at once while nothing is pressed', () => {
  pressing(false);
  const run = jest.fn();
  afterPress(run);
  expect(run).toHaveBeenCalledTimes(1);
});

test.each(['pointerup', 'pointercancel', 'keyup'])('runs once when a press has ended, by %s', (end) => {
  pressing(true);
  const run = jest.fn();
  afterPress(run);
  jest.runAllTimers();
  expect(run).not.toHaveBeenCalled();
  dispatchEvent(new Event(end));
  // The click comes in between.
  expect(run).not.toHaveBeenCalled();
  dispatchEvent(new Event('keyup'));
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});
