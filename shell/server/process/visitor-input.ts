/** Header with a visitor's input and network, from supervisor to worker (`formatInput`). The supervisor drops it from visitors' requests. */
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

/** Formats the kind of input, null without any, and the network, null when unknown, as one word for `inputHeader`. */
export function formatInput(kind: VisitorInput['kind'] | null, network: string | null): string {
  return `${kind ?? none},${network ?? ''}`;
}

/** Parses `inputHeader`; null for no input, and for any other text. */
export function parseInput(word: string): VisitorInput | null {
  const [, kind, network] = /^(cookies|query|body),(\S*)$/.exec(word) ?? [];
  return kind === undefined ? null : { kind: kind as VisitorInput['kind'], network: network ?? '' };
}

/** The network in `inputHeader`, also of a request without input; empty when unknown. */
export function networkIn(word: string): string {
  return /^[^,]*,(\S*)$/.exec(word)?.[1] ?? '';
}
