import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { isApiError } from '@storefront/shared/api/api-error';
import { fieldsOf, textOf } from '@storefront/shared/api/json-fields';
import type { Connections } from '@storefront/shared/contracts/connections';
import type { ReleaseMap } from 'releases/release-map/release-map';
import { answerBarePage } from '../document/bare-page';
import { bodyOf } from '../http/body-of';
import { pagePattern } from '../http/canonical-address';
import { isSecure } from '../http/forwarded';
import { postedForm } from '../http/posted-form';
import { webRequest } from '../http/web-request';
import type { Config } from '../process/config';

/** Headers of all answers at the office's origin: no cache, no search engine and no other site gets them. */
export const officeHeaders = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
};

type OfficeConfig = Pick<Config, 'backend' | 'origin' | 'trustProxy'>;

/** By its prefix browsers take the cookie from this host alone. */
const cookieName = (isHttps: boolean) => (isHttps ? '__Host-office' : 'office');

/** The session in a request's cookie; null for none. */
export function officeSession(
  message: Pick<IncomingMessage, 'headers'>,
  config: OfficeConfig,
): string | null {
  const pairs = (message.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  const [, session = ''] = pairs.find(([name]) => name === cookieName(isSecure(message, config))) ?? [];
  return /^[\w-]{43}$/.test(session) ? session : null;
}

/** Answers what the office's remote does not: signing in and out, files either way, and addresses that it lacks. @throws BadRequest */
export function officeAnswers(
  config: OfficeConfig,
  connectionsFor: (message: IncomingMessage) => Connections,
  paths: () => ReleaseMap['paths'],
) {
  const to = (response: ServerResponse, location: string) => response.writeHead(303, { location }).end();
  const keep = (message: IncomingMessage, response: ServerResponse, session: string) => {
    const isHttps = isSecure(message, config);
    const attributes = [
      'Path=/',
      'HttpOnly',
      'SameSite=Strict',
      isHttps && 'Secure',
      !session && 'Max-Age=0',
    ];
    const cookie = [`${cookieName(isHttps)}=${session}`, ...attributes].filter(Boolean).join('; ');
    to(response.setHeader('set-cookie', cookie), '/office');
  };

  const signIn = async (message: IncomingMessage, response: ServerResponse) => {
    const request = webRequest(message, AbortSignal.timeout(60_000));
    const form = await (await postedForm(message, response, request)()).formData();
    try {
      const token = String(form.get('token') ?? '');
      const answer = await connectionsFor(message).submissions.post('office/api/sessions', { token });
      keep(message, response, textOf(fieldsOf(fieldsOf(answer).data).session) ?? '');
    } catch (error) {
      const status = isApiError(error) ? error.status : null;
      to(response, `/office?problem=${status === 401 ? 'unknown' : status === 429 ? 'often' : 'failed'}`);
    }
  };

  const signOut = async (message: IncomingMessage, response: ServerResponse) => {
    webRequest(message, AbortSignal.timeout(60_000));
    const { submissions } = connectionsFor(message);
    // Whoever signs out is signed out here, even while the backend is down.
    await submissions.post('office/api/sessions/end', {}).catch(() => {});
    keep(message, response, '');
  };

  /** Passes on a call of the office's API, and its answer to `use`. */
  const pass = async (
    message: IncomingMessage,
    response: ServerResponse,
    path: string,
    call: object,
    use: (answer: Response) => unknown,
  ) => {
    const { 'content-type': type = '' } = message.headers;
    const headers = { authorization: `Bearer ${officeSession(message, config)}`, 'content-type': type };
    const answer = await fetch(`${config.backend}/office/api/${path}`, { ...call, headers }).catch(
      () => null,
    );
    if (answer?.status === 401) return to(response, '/office');
    if (!answer?.ok) {
      const said = textOf(fieldsOf(await answer?.json().catch(() => null)).message);
      const sentence = said ?? 'No answer has come. Look what has changed before you try again.';
      return answerBarePage(response, answer?.status ?? 502, sentence, { isRetryable: true });
    }
    return use(answer);
  };

  const sendFile = (message: IncomingMessage, response: ServerResponse, query: string) =>
    pass(message, response, `messages.csv?${query}`, {}, ({ body }) => {
      const disposition = 'attachment; filename="messages.csv"';
      response.writeHead(200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': disposition,
      });
      return pipeline(Readable.fromWeb(body as ReadableStream), response).catch(() => {});
    });

  const takeFile = (message: IncomingMessage, response: ServerResponse) => {
    webRequest(message, AbortSignal.timeout(60_000));
    const call = { method: 'POST', body: bodyOf(message, response), duplex: 'half' };
    return pass(message, response, 'import', call, async (answer) => {
      const { number } = fieldsOf(fieldsOf(await answer.json()).data);
      to(response, `/office/imports/${number}`);
    });
  };

  /** @returns whether it has answered */
  return async (message: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { method, url = '/' } = message;
    const [pathname = '/', query = ''] = url.split('?');
    const isPage = /^\/office\b/i.test(pathname) && pagePattern(paths(), pathname) !== null;
    if (pathname === '/') to(response, '/office');
    else if (method === 'POST' && pathname === '/office/sign-in') await signIn(message, response);
    else if (method === 'POST' && pathname === '/office/sign-out') await signOut(message, response);
    else if (method === 'POST' && pathname === '/office/import') await takeFile(message, response);
    else if (pathname === '/office/import') to(response, '/office/products');
    else if (pathname === '/office/messages.csv') await sendFile(message, response, query);
    else if (!isPage) answerBarePage(response, 404, 'The office has no such page.');
    return response.headersSent;
  };
}
