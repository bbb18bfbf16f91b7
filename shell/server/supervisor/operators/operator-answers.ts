import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusal, refusalHeaders, showsToken } from '@storefront/shared/server/tokens';
import type { FollowedMap } from '../follow-release-map';

/** Answers a GET or HEAD request of an operator. No cache keeps the answer. */
export type OperatorAnswer = (message: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Answers requests at operators' addresses. @returns whether the request was one */
export type AnswerOperator = (message: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Answers requests with one of the operators' tokens by path, and others with 401. Without tokens nothing is there. */
export function operatorAnswers(
  tokens: readonly string[],
  answers: Readonly<Record<string, OperatorAnswer>>,
): AnswerOperator {
  const isShown = showsToken(tokens);
  return async (message, response) => {
    const { url = '', headers, method } = message;
    const [path = ''] = url.split('?');
    if (tokens.length === 0 || !Object.hasOwn(answers, path) || (method !== 'GET' && method !== 'HEAD'))
      return false;
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    if (isShown(headers.authorization)) await answers[path]?.(message, response);
    else response.writeHead(401, refusalHeaders).end(refusal);
    return true;
  };
}

/** Answers with the release map in force, in the discovery format; 503 as long as there is none. */
export function answerReleaseMap({ text, revision }: Pick<FollowedMap, 'text' | 'revision'>): OperatorAnswer {
  return ({ headers }, response) => {
    const current = text();
    if (current === null) return void response.writeHead(503).end();
    const etag = `"${revision()}-${createHash('sha256').update(current).digest('hex').slice(0, 32)}"`;
    response.setHeader('etag', etag);
    if (names(headers['if-none-match'], etag)) response.writeHead(304).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end(current);
  };
}

/** Compares ETags weakly: a proxy that compresses an answer marks its tag as weak (`W/`). */
function names(tags: string | undefined, etag: string): boolean {
  return (tags ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
