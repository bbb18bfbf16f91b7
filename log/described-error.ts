import type { LoggedError } from './log-event';

const maxMessageLength = 2_000;
const maxStackLength = 6_000;
const maxCauses = 3;

/** A thrown value for a log: only type, message and stack, because an error may carry a whole request. Never throws. */
export function describedError(error: unknown): LoggedError {
  try {
    if (!(error instanceof Error) && !hasMessage(error)) {
      const type = error === null ? 'null' : typeof error;
      return { type, message: String(error).slice(0, maxMessageLength), stack: '' };
    }
    const { name, message } = error;
    return {
      type: String(name ?? 'Error').slice(0, 100),
      message: String(message).slice(0, maxMessageLength),
      stack: stackOf(error, maxCauses).slice(0, maxStackLength),
    };
  } catch {
    // A release may throw an unreadable value.
    return { type: typeof error, message: 'It cannot be read.', stack: '' };
  }
}

function stackOf(error: unknown, causes: number): string {
  if (!hasMessage(error)) return '';
  const own = String(error.stack ?? '');
  const cause = causes > 0 ? stackOf(error.cause, causes - 1) : '';
  return cause ? `${own.slice(0, maxStackLength / 2)}\ncaused by ${cause}` : own;
}

function hasMessage(
  value: unknown,
): value is { name?: unknown; message: unknown; stack?: unknown; cause?: unknown } {
  return typeof value === 'object' && value !== null && 'message' in value;
}
