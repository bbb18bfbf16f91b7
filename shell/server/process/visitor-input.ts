import type { IncomingMessage } from 'node:http';
import { storedLists } from '@storefront/shared/contracts/state';

/** Header by which a worker learns from its supervisor what a visitor has sent, and from where (`formatInput`); anybody else's is dropped. */
export const inputHeader = 'x-storefront-input';

/** What a visitor has sent with a request, beside method and path, and from which network. */
export interface VisitorInput {
  /** The strongest kind that was sent: body before query before cookies. */
  readonly kind: (typeof inputKinds)[number];
  /** The network of the visitor's address; empty where nobody can say. */
  readonly network: string;
}

/** Kinds of input, the strongest last. */
export const inputKinds = ['cookies', 'query', 'body'] as const;

const none = '-';

/** One word. */
export function formatInput(input: VisitorInput | null): string {
  return input ? `${input.kind},${input.network}` : none;
}

/** What was sent; null when nothing was, as for every other text. */
export function parseInput(word: string): VisitorInput | null {
  const [, kind, network] = /^(cookies|query|body),(\S*)$/.exec(word) ?? [];
  return kind === undefined ? null : { kind: kind as VisitorInput['kind'], network: network ?? '' };
}

/** Cookies that releases read; others decide at most which releases those are. */
const lists = new RegExp(`(?:^|;)\\s*(?:${storedLists.join('|')})(?:\\.[^=;]*)?=[^;\\s]`);

/** What a visitor of a network has sent with a request that releases get to see; null when nothing. */
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
