import type { IncomingMessage } from 'node:http';
import { storedLists } from '@storefront/shared/contracts/state';

/** Header with a visitor's input, from supervisor to worker (`formatInput`). The supervisor drops it from visitors' requests. */
export const inputHeader = 'x-storefront-input';

/** A visitor's input, which is all of a request beside method and path, and the visitor's network. */
export interface VisitorInput {
  /** The strongest kind in the request: body before query before cookies. */
  readonly kind: (typeof inputKinds)[number];
  /** Network of the visitor's address; empty when unknown. */
  readonly network: string;
}

/** Kinds of input, the strongest last. */
export const inputKinds = ['cookies', 'query', 'body'] as const;

const none = '-';

/** Formats input as one word, for `inputHeader`. */
export function formatInput(input: VisitorInput | null): string {
  return input ? `${input.kind},${input.network}` : none;
}

/** Parses `inputHeader`; null for no input, and for any other text. */
export function parseInput(word: string): VisitorInput | null {
  const [, kind, network] = /^(cookies|query|body),(\S*)$/.exec(word) ?? [];
  return kind === undefined ? null : { kind: kind as VisitorInput['kind'], network: network ?? '' };
}

/** Cookies that releases read. Others only decide which releases a visitor gets. */
const lists = new RegExp(`(?:^|;)\\s*(?:${storedLists.join('|')})(?:\\.[^=;]*)?=[^;\\s]`);

/** The input of a request that releases can read; null without any. */
export function visitorInputOf(
  message: Pick<IncomingMessage, 'headers' | 'method' | 'url'>,
  network: string | null,
): VisitorInput | null {
  const kind = kindOf(message);
  return kind && { kind, network: network ?? '' };
}

function kindOf({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'headers' | 'method' | 'url'>): VisitorInput['kind'] | null {
  if (method !== 'GET' && method !== 'HEAD') return 'body';
  if (/\?./.test(url)) return 'query';
  return lists.test(headers.cookie ?? '') ? 'cookies' : null;
}
