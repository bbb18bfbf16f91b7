/** Holds timeouts until a test lets time pass: the speed of a busy machine is not what it tests. */
export function holdTimeouts(): void {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance', 'Date', 'queueMicrotask'] });
}
