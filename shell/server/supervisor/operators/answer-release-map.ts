import { createHash } from 'node:crypto';
import type { FollowedMap } from '../follow-release-map';
import type { OperatorAnswer } from './operator-answers';

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
