import type { ServerResponse } from 'node:http';
import { type Api, type ApiOptions, createApi } from './client';
import { type FakeBackend, fakeBackend, type SeenRequest, sendJson } from './fake-backend';

/** An API client and the backend it calls; the limit of time is out of the way, and there is no retry. */
export async function apiAt(
  answer: (response: ServerResponse, request: SeenRequest) => void,
  options: Partial<ApiOptions> = {},
): Promise<{ api: Api; backend: FakeBackend }> {
  const backend = await fakeBackend(answer);
  return { api: createApi({ backend: backend.address, timeout: 30_000, retries: 0, ...options }), backend };
}

/** The same with a backend that gives every request the same answer. */
export function apiOf(body: unknown, status = 200): Promise<{ api: Api; backend: FakeBackend }> {
  return apiAt((response) => sendJson(response, body, status));
}

/** What a backend was asked, as `GET /products?id_in=1`. */
export function asked({ requests }: FakeBackend): string[] {
  return requests.map(({ method, path, query }) => `${method} ${path}${query.size ? '?' : ''}${query}`);
}
