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
export type Loaded<Shown> =
  | { readonly is: 'shown'; readonly shown: Shown }
  | { readonly is: 'signed out' }
  | { readonly is: 'failed' };

/** Why a form was not taken, and what was typed. */
export interface Refused {
  readonly message: string;
  readonly note: string | null;
}

type LoaderArguments = LoaderFunctionArgs<RouterContextProvider>;

/** Loads a list of messages, by the page's query. */
export const messagesLoader = ({ request, context }: LoaderArguments) =>
  load(async () =>
    (await context.get(storefrontContext).api(officeApi)).messages(
      new URL(request.url).searchParams,
      request.signal,
    ),
  );

/** Loads one message. @throws a 404 response when there is none */
export const messageLoader = ({ request, params: { id = '' }, context }: LoaderArguments) =>
  load(async () => (await context.get(storefrontContext).api(officeApi)).message(id, request.signal));

async function load<Shown>(read: () => Promise<Shown>) {
  try {
    return { is: 'shown', shown: await read() } as const;
  } catch (error) {
    if (isApiError(error) && error.status === 401) return { is: 'signed out' } as const;
    if (isApiError(error) && error.status === 404) throw data(null, { status: 404 });
    return data({ is: 'failed' } as const, { status: 503 });
  }
}

/** Changes a message's state and note, or sends one of its e-mails again. */
export async function messageAction({
  request,
  params: { id = '' },
  context,
}: ActionFunctionArgs<RouterContextProvider>) {
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  const office = await context.get(storefrontContext).api(officeApi);
  const email = field('email');
  try {
    if (email) await office.sendAgain(email, request.signal);
    else await office.change(id, { state: field('state'), note: field('note') }, request.signal);
  } catch (error) {
    const said = isApiError(error) && error.status === 400 ? error.message : null;
    const message = said ?? 'This could not be saved. Please try again in a moment.';
    return data<Refused>({ message, note: email ? null : field('note') }, { status: said ? 422 : 502 });
  }
  return replace(new URL(request.url).pathname);
}
