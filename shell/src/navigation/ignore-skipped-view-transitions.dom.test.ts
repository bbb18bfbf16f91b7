import { ignoreSkippedViewTransitions } from './ignore-skipped-view-transitions';

ignoreSkippedViewTransitions();

function isIgnored(reason: unknown): boolean {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  dispatchEvent(event);
  return event.defaultPrevented;
}

test.each([
  ['Transition was skipped. skipTransition() called', true],
  ['Transition was aborted because of invalid state', true],
  ['The user aborted a request.', false],
])('%s: %p', (message, expected) => {
  expect(isIgnored(new DOMException(message, 'AbortError'))).toBe(expected);
});

test('any other rejection is reported', () => {
  expect(isIgnored(new Error('Transition was skipped'))).toBe(false);
});
