import { isApiError } from '@storefront/shared/api/api-error';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  replace,
  storefrontContext,
} from '@storefront/shared/router';
import { officeApi } from './office-api';

/** What a page of the office has loaded. */
export type Loaded<Shown> = { readonly shown: Shown } | { readonly instead: 'signed out' | 'failed' };

/** Why a form was not taken, and what was typed. */
export interface Refused {
  readonly message: string;
  readonly typed: Readonly<Record<string, string>>;
}

type Asked = LoaderFunctionArgs<RouterContextProvider>;

const callsOf = ({ context }: Asked) => context.get(storefrontContext).api(officeApi);

/** `messages/:id` for the page's id. */
const pathFor = (path: string, { params }: Asked) => path.replace(':id', encodeURIComponent(params.id ?? ''));

/** A loader of what the office's API has at this path, by the page's query. It throws a 404 response when there is nothing. */
export const officeLoader = (path: string) => async (asked: Asked) => {
  try {
    const { read } = await callsOf(asked);
    const { searchParams } = new URL(asked.request.url);
    return { shown: await read(pathFor(path, asked), searchParams, asked.request.signal) };
  } catch (error) {
    const status = isApiError(error) ? error.status : null;
    if (status === 401) return { instead: 'signed out' };
    if (status === 404 || status === 400) throw data(null, { status: 404 });
    return data({ instead: 'failed' }, { status: 503 });
  }
};

/** An action that sends a form to this path, or an e-mail again. */
export const officeAction = (path: string) => async (asked: ActionFunctionArgs<RouterContextProvider>) => {
  const { request } = asked;
  const form = await request.formData();
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const { email } = typed;
  try {
    const { send } = await callsOf(asked);
    const again = email && `emails/${encodeURIComponent(email)}/again`;
    await send(again || pathFor(path, asked), typed, request.signal);
  } catch (error) {
    const status = isApiError(error) ? error.status : null;
    const said = status === 400 ? (error as Error).message : null;
    const message =
      status === 401
        ? 'You are signed out, so this was not saved.'
        : (said ?? 'This could not be saved. Please try again in a moment.');
    return data<Refused>({ message, typed }, { status: said ? 422 : status === 401 ? 401 : 502 });
  }
  return replace(`${new URL(request.url).pathname}?saved`);
};
