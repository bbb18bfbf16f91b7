import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FollowedMap } from '../follow-release-map';

/** Answers a GET or HEAD of an operator's, of which no cache keeps anything. */
export type OperatorAnswer = (message: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Answers what is asked at the addresses for operators. @returns whether the request was that */
export type AnswerOperator = (message: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** How the token may be shown: programs say it as it is, browsers ask for a name, any, and for it as the password. */
const challenges = ['Basic realm="Operators of the shop", charset="UTF-8"', 'Bearer'];

/** Said to whoever does not show it: a browser shows nothing of its own where nothing is. */
const refusal = 'This is for operators: the password is the token in OPERATOR_TOKEN.\n';

/** Answers whoever has the operators' token by path, and others with 401. */
export function operatorAnswers(
  token: string,
  answers: Readonly<Record<string, OperatorAnswer>>,
): AnswerOperator {
  const expected = digest(token);
  return async (message, response) => {
    const { url = '', headers, method } = message;
    const [path = ''] = url.split('?');
    if (!Object.hasOwn(answers, path) || (method !== 'GET' && method !== 'HEAD')) return false;
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    if (timingSafeEqual(digest(shownToken(headers.authorization ?? '')), expected))
      await answers[path]?.(message, response);
    else
      response
        .writeHead(401, { 'www-authenticate': challenges, 'content-type': 'text/plain; charset=utf-8' })
        .end(refusal);
    return true;
  };
}

/** What stands where the token does; empty where nothing does. */
function shownToken(authorization: string): string {
  const [, scheme = '', credentials = ''] = /^(\w+) +(\S+)$/.exec(authorization) ?? [];
  if (scheme.toLowerCase() === 'bearer') return credentials;
  if (scheme.toLowerCase() !== 'basic') return '';
  const [, password = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(credentials, 'base64').toString()) ?? [];
  return password;
}

/** Of equal length, whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Answers with the release map in force, for what reads the discovery format; 503 as long as there is none. */
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

/** A proxy that packs an answer says that its text is not byte for byte the same (`W/`). */
function names(tags: string | undefined, etag: string): boolean {
  return (tags ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
