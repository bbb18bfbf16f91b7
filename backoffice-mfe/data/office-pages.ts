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

/** Why a form was not taken, and the note that was typed. */
export interface Refused {
  readonly message: string;
  readonly note: string | null;
}

type LoaderArguments = LoaderFunctionArgs<RouterContextProvider>;

const callsOf = ({ context }: LoaderArguments) => context.get(storefrontContext).api(officeApi);

/** Loads a list of messages, by the page's query. */
export const messagesLoader = (asked: LoaderArguments) =>
  load(async () =>
    (await callsOf(asked)).messages(new URL(asked.request.url).searchParams, asked.request.signal),
  );

/** Loads one message. @throws a 404 response when there is none */
export const messageLoader = (asked: LoaderArguments) =>
  load(async () => (await callsOf(asked)).message(asked.params.id ?? '', asked.request.signal));

async function load<Shown>(read: () => Promise<Shown>) {
  try {
    return { shown: await read() };
  } catch (error) {
    const status = isApiError(error) ? error.status : null;
    if (status === 401) return { instead: 'signed out' };
    if (status === 404) throw data(null, { status });
    return data({ instead: 'failed' }, { status: 503 });
  }
}

/** Changes a message's state and note, or sends one of its e-mails again. */
export async function messageAction(asked: ActionFunctionArgs<RouterContextProvider>) {
  const { request, params } = asked;
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  const calls = await callsOf(asked);
  const email = field('email');
  try {
    if (email) await calls.sendAgain(email, request.signal);
    else await calls.change(params.id ?? '', { state: field('state'), note: field('note') }, request.signal);
  } catch (error) {
    const said = isApiError(error) && error.status === 400 ? error.message : null;
    const message = said ?? 'This could not be saved. Please try again in a moment.';
    return data<Refused>({ message, note: email ? null : field('note') }, { status: said ? 422 : 502 });
  }
  return replace(new URL(request.url).pathname);
}
