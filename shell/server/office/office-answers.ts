import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { isApiError } from '@storefront/shared/api/api-error';
import { fieldsOf, textOf } from '@storefront/shared/api/json-fields';
import type { Connections } from '@storefront/shared/contracts/connections';
import { answerBarePage } from '../document/bare-page';
import { postedForm } from '../http/posted-form';
import { webRequest } from '../http/web-request';

/** Headers of all answers at the office's origin: no cache, no search engine and no other site gets them. */
export const officeHeaders = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
};

interface OfficeOptions {
  /** Address of the backend. */
  readonly backend: string;
  /** Whether its origin is https. */
  readonly secure: boolean;
  readonly connectionsFor: (message: IncomingMessage) => Connections;
  /** Whether the office's remote has a page at this path. */
  readonly hasPage: (pathname: string) => boolean;
}

/** The name of the session's cookie: by its prefix browsers take it from this host alone. */
const cookieName = (secure: boolean) => (secure ? '__Host-office' : 'office');

/** The session in a request's cookie; null for none. */
export function officeSession({ headers }: Pick<IncomingMessage, 'headers'>, secure: boolean): string | null {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const [, session = ''] = pairs.find(([name]) => name === cookieName(secure)) ?? [];
  return /^[\w-]{43}$/.test(session) ? session : null;
}

/** Answers what the office's remote does not: signing in and out, the file of messages, and addresses that it lacks. @throws BadRequest */
export function officeAnswers({ backend, secure, connectionsFor, hasPage }: OfficeOptions) {
  const cookie = (session: string) =>
    `${cookieName(secure)}=${session}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}${session ? '' : '; Max-Age=0'}`;

  const signIn = async (message: IncomingMessage, response: ServerResponse) => {
    const gone = AbortSignal.timeout(60_000);
    const form = await (await postedForm(message, response, webRequest(message, gone))()).formData();
    try {
      const { submissions } = connectionsFor(message);
      const answer = await submissions.post('office/api/sessions', {
        token: String(form.get('token') ?? ''),
      });
      const session = textOf(fieldsOf(fieldsOf(answer).data).session);
      return response.writeHead(303, { location: '/office', 'set-cookie': cookie(session ?? '') });
    } catch (error) {
      if (!isApiError(error)) throw error;
      const problem = error.status === 401 ? 'unknown' : error.status === 429 ? 'often' : 'failed';
      return response.writeHead(303, { location: `/office?problem=${problem}` });
    }
  };

  const signOut = async (message: IncomingMessage, response: ServerResponse) => {
    webRequest(message, AbortSignal.timeout(60_000));
    // Whoever signs out is signed out here, even while the backend is down.
    await connectionsFor(message)
      .submissions.post('office/api/sessions/end', {})
      .catch(() => {});
    return response.writeHead(303, { location: '/office', 'set-cookie': cookie('') });
  };

  const sendFile = async (message: IncomingMessage, response: ServerResponse, query: string) => {
    const headers = { authorization: `Bearer ${officeSession(message, secure)}` };
    const answer = await fetch(`${backend}/office/api/messages.csv?${query}`, { headers });
    if (!answer.ok || !answer.body) return response.writeHead(303, { location: '/office' }).end();
    response.writeHead(200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="messages.csv"',
    });
    return pipeline(Readable.fromWeb(answer.body as ReadableStream), response).catch(() => {});
  };

  /** @returns whether it has answered */
  return async (message: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [pathname = '/', query = ''] = (message.url ?? '/').split('?');
    const isPost = message.method === 'POST';
    if (pathname === '/') response.writeHead(303, { location: '/office' }).end();
    else if (isPost && pathname === '/office/sign-in') (await signIn(message, response)).end();
    else if (isPost && pathname === '/office/sign-out') (await signOut(message, response)).end();
    else if (!isPost && pathname === '/office/messages.csv') await sendFile(message, response, query);
    else if (!hasPage(pathname)) answerBarePage(response, 404, 'The office has no such page.');
    else return false;
    return true;
  };
}
