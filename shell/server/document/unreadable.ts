import type { UnreadableAnswer, UnreadableStatus } from 'releases/serving/answer-unreadable';
import { commonHeaders } from '../security/common-headers';
import { barePage } from './bare-page';

/** Bytes of a request's headers. Cookies of every kind may be large (P35); beyond this the answer is 431. */
export const maxHeaderSize = 32 * 1024;

const sentences: Readonly<Record<UnreadableStatus, string>> = {
  400: 'What was sent cannot be read.',
  408: 'What was sent took too long to arrive.',
  413: 'What was sent is too large.',
  431: 'Your browser sends more than this shop can read, most likely too many cookies. Delete the cookies of this site in your browser, and come back.',
};

/**
 * What is said to whoever sent something that cannot be read as a request.
 *
 * @param secure whether visitors' connections are encrypted
 */
export function unreadable(secure: boolean): (status: UnreadableStatus) => UnreadableAnswer {
  return (status) => {
    const { headers, body } = barePage(sentences[status]);
    return { headers: { ...commonHeaders(secure), ...headers }, body };
  };
}
