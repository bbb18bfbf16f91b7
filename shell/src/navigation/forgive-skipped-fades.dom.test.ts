import { forgiveSkippedFades } from './forgive-skipped-fades';

forgiveSkippedFades();

function isForgiven(reason: unknown): boolean {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  dispatchEvent(event);
  return event.defaultPrevented;
}

test.each([
  ['Transition was skipped. skipTransition() called', true],
  ['Transition was aborted because of invalid state', true],
  ['The user aborted a request.', false],
])('%s: %p', (message, expected) => {
  expect(isForgiven(new DOMException(message, 'AbortError'))).toBe(expected);
});

test('any other failure is heard', () => {
  expect(isForgiven(new Error('Transition was skipped'))).toBe(false);
});
