/** Header by which a worker learns from its supervisor what a visitor has sent, and from where (`formatInput`); anybody else's is dropped. */
export const inputHeader = 'x-storefront-input';

/** What a visitor has sent with a request, beside method and path, and from which network. */
export interface VisitorInput {
  /** What of it a release gets to see; of several kinds the last of this list. */
  readonly kind: (typeof inputKinds)[number];
  /** The network of the visitor's address; empty where nobody can say. */
  readonly network: string;
}

/** What a visitor may send. */
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
