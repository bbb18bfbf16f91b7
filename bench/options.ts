import { parseArgs } from 'node:util';

/** What the command line asks for. */
export interface Options {
  /** Runs that each median is taken of. */
  readonly runs: number;
  /** Paths to audit instead of everything else; null for the whole bench. */
  readonly pages: readonly string[] | null;
  /** Sizes of the catalogue to measure every kind of listing over, instead of everything else; null for not. */
  readonly products: readonly number[] | null;
  /** Whether to measure the cart instead of everything else. */
  readonly cart: boolean;
  /** Whether to measure what harmful releases cost instead of everything else. */
  readonly containment: boolean;
  /** Whether to hold broken releases against the gate instead of everything else. */
  readonly gate: boolean;
  /** Whether to measure the quote instead of everything else. */
  readonly quote: boolean;
  /** Whether to measure what operators do, and to simulate rollouts, instead of everything else. */
  readonly releases: boolean;
}

/**
 * Reads `--runs N`, `--pages /shop,/search?keyword=gauze`, `--products 420,100000`, `--cart`, `--containment`, `--gate`, `--quote` and `--releases`.
 *
 * @throws Error in one sentence when they cannot be understood
 */
export function readOptions(words: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      runs: { type: 'string', default: '5' },
      pages: { type: 'string' },
      products: { type: 'string' },
      cart: { type: 'boolean', default: false },
      containment: { type: 'boolean', default: false },
      gate: { type: 'boolean', default: false },
      quote: { type: 'boolean', default: false },
      releases: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs must be a whole number from 1, not '${values.runs}'.`);
  }
  const pages = values.pages?.split(',') ?? null;
  const other = pages?.find((path) => !path.startsWith('/'));
  if (other !== undefined) throw new Error(`--pages takes paths such as /shop, not '${other}'.`);
  const products = values.products?.split(',').map(Number) ?? null;
  if (products?.some((size) => !Number.isInteger(size) || size < 1)) {
    throw new Error(`--products takes whole numbers from 1, not '${values.products}'.`);
  }
  const { cart, containment, gate, quote, releases } = values;
  return { runs, pages, products, cart, containment, gate, quote, releases };
}
