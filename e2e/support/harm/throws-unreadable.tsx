import { harmfulBadge } from './harmful-badge';

/** An error whose message is of an answer that never came. */
class AnswerError extends Error {
  declare response: { text: string };
  override get message(): string {
    return this.response.text;
  }
}

/** Throws, after its render, an error that throws again when it is read. */
export const Widget = harmfulBadge(() => {
  setTimeout(() => {
    throw new AnswerError();
  }, 5);
});
