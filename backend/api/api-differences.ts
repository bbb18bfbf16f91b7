import { bareAnswerOf } from '@storefront/shared/api/answer';
import { isApiError } from '@storefront/shared/api/api-error';
import { connect } from '@storefront/shared/api/connection';
import { entriesOf, fieldsOf, textOf } from '@storefront/shared/api/json-fields';
import * as v from 'valibot';
import { calls } from './calls';
import { issueSentences } from './issue-sentences';

const postHeaders = ['content-type', 'authorization', 'idempotency-key'];

/**
 * Says in sentences what a backend answers differently from `calls`, each as soon as it is known. Nothing is stored there: what is posted
 * is no JSON.
 *
 * @param base address of the backend @param shop origin whose pages call it
 * @param timeout longest wait for an answer, by default as in a browser (P56), in milliseconds
 * @throws Error in one sentence when it does not answer
 */
export async function apiDifferences(
  base: string,
  shop: string,
  say: (difference: string) => void,
  timeout = 10_000,
): Promise<void> {
  let code = 0;
  const answered = (status: number) => {
    code = status;
  };
  const backend = connect({ base, timeout, retries: 0, answered });
  let id: string | null = null;

  const get = async (path: string, query: string, answer: v.GenericSchema, mayLack: boolean) => {
    const call = `GET ${path}${query && `?${query}`}`;
    if (call.includes('{id}') && id === null) return say(`${call} was not asked: there is no product.`);
    const filled = (part: string) => part.replace('{id}', encodeURIComponent(id ?? ''));
    try {
      const body = await backend.get(filled(path).slice(1), new URLSearchParams(filled(query)));
      if (code !== 200) return say(`${call} answers ${code}, and must answer 200.`);
      // The shop takes both from the second API.
      const read = path.startsWith('/product') ? bareAnswerOf(body) : body;
      id ??= textOf(fieldsOf(entriesOf(fieldsOf(read).data)[0]).productId);
      for (const said of issueSentences(v.safeParse(answer, read).issues ?? [])) say(`${call}: ${said}.`);
    } catch (error) {
      const isLacking = mayLack && isApiError(error) && error.status === 404;
      if (!isLacking) say(`${call} ${failure(error, base, timeout)}`);
    }
  };
  const ask = async (method: string, path: string, headers: Record<string, string>, body?: string) => {
    const signal = AbortSignal.timeout(timeout);
    const init = { method, headers, signal, redirect: 'manual' as const, ...(body && { body }) };
    const answer = await fetch(base + path, init).catch(() => null);
    await answer?.body?.cancel();
    return answer ?? Response.error();
  };
  const post = async (path: string, mayLack: boolean) => {
    const { status } = await ask('POST', path, { 'content-type': 'application/json' }, '{');
    if (mayLack && status === 404) return;
    if (status < 400 || status > 499 || status === 404 || status === 405)
      say(`POST ${path} answers ${status || 'nothing'} to a body that is no JSON, and must answer 400.`);
    if (status === 0) return;
    const { headers } = await ask('OPTIONS', path, {
      origin: shop,
      'access-control-request-method': 'POST',
      'access-control-request-headers': postHeaders.join(),
    });
    const allowed = ['origin', 'headers'].map((of) => headers.get(`access-control-allow-${of}`) ?? '');
    const words = allowed
      .join()
      .toLowerCase()
      .replace(/^\*/, shop)
      .split(/[,\s]+/);
    const lacking = new URL(base).origin === shop ? [] : [shop, ...postHeaders];
    for (const name of lacking.filter((one) => !words.includes(one)))
      say(`OPTIONS ${path} does not allow ${name}.`);
  };

  for (const [path, { answers, body, isOptional = false }] of Object.entries(calls)) {
    if (body) await post(path, isOptional);
    else for (const [query, answer] of Object.entries(answers)) await get(path, query, answer, isOptional);
  }
  const { status } = await ask('GET', '/products/no-product-has-this-id', {});
  if (status !== 404)
    say(`GET /products/{id} answers ${status || 'nothing'} for an unknown id, and must answer 404.`);
}

function failure(error: unknown, base: string, timeout: number): string {
  if (!isApiError(error)) throw error;
  if (error.kind === 'http') return `answers ${error.status}, and must answer 200.`;
  if (error.kind === 'timeout') return `takes longer than ${timeout / 1_000} seconds.`;
  if (error.kind === 'malformed') return 'answers what is no JSON, or too much of it.';
  throw new Error(`${base} does not answer.`);
}
