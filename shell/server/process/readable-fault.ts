import { inspect } from 'node:util';

/** Makes a thrown value safe to log. If reading it throws, as an error's getters may, gives an error with what can be read. */
export function readableFault(thrown: unknown): unknown {
  // A `prepareStackTrace` of a release may throw; the shell has none.
  Reflect.set(Error, 'prepareStackTrace', undefined);
  if (canBeRead(thrown)) return thrown;
  const message = textOf(thrown, 'message') || 'What was thrown cannot be read.';
  // Node's own formatting would read the message.
  Reflect.set(Error, 'prepareStackTrace', callsOf);
  const stack = textOf(thrown, 'stack');
  Reflect.set(Error, 'prepareStackTrace', undefined);
  return Object.assign(new Error(message), { stack });
}

function callsOf(_thrown: unknown, calls: readonly NodeJS.CallSite[]): string {
  return calls.map((call) => `\n    at ${call}`).join('');
}

function canBeRead(thrown: unknown): boolean {
  try {
    inspect(thrown);
    const { name, message, stack, code, cause } = Object(thrown);
    return [name, message, stack, code, cause, thrown instanceof Error].length > 0;
  } catch {
    return false;
  }
}

function textOf(thrown: unknown, name: keyof Error): string {
  try {
    const text: unknown = Object(thrown)[name];
    return typeof text === 'string' ? text : '';
  } catch {
    return '';
  }
}
