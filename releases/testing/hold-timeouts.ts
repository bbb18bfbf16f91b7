/** Has nobody give up on an answer before a test lets time pass: how long a busy machine takes is not what it tries. */
export function holdTimeouts(): void {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance', 'Date', 'queueMicrotask'] });
}
