import { isApiError } from '@storefront/shared/api/api-error';
import { type ListingCalls, listingCalls } from '@storefront/shared/api/listing-calls';
import { type SkuCalls, skuCalls } from '@storefront/shared/api/sku-calls';
import type { LoadCalls } from '@storefront/shared/contracts/connections';
import type { Storefront } from '@storefront/shared/router';
import { type LineProduct, lineProduct } from '../../lines/line-product';
import type { Line } from '../text/read-order';
import { type Answer, type Answers, answerKey, textsOf } from './answers';
import { outcomeOf } from './outcome';

/** The quick order's calls: `storefront.api(quickOrderApi)`. They come with its page. */
const quickOrderApi: LoadCalls<SkuCalls & ListingCalls> =
  async () =>
  ({ shop }) => ({ ...skuCalls(shop), ...listingCalls(shop) });

/** Answers as they are sent with a document. */
export type Entries = readonly (readonly [string, Answer])[];

interface LookUp {
  /** What is known by now; what has failed is asked for again. */
  readonly known?: Answers;
  /** Takes each answer as it comes. */
  readonly learn?: (answers: Entries) => void;
  readonly signal: AbortSignal;
  /** How many names are searched for, and how many SKUs asked for; those beyond stay open. */
  readonly most?: { readonly names: number; readonly skus: number };
}

/** How many names are searched for at a time. */
const atATime = 4;

/** Most products that a line can be chosen from. */
const maxAlike = 6;

/** Products of one name are told apart by more of what a search finds, in products. */
const maxFound = 24;

/** Longest text that is searched for, in characters. */
const maxSearch = 150;

const noLimit = Number.POSITIVE_INFINITY;

/**
 * What the shop has by the SKUs and names of lines: asks for all SKUs at once, then for names, a few at a time. Never rejects: what failed
 * is an answer too; what was given up stays open.
 */
export async function lookUp(
  lines: readonly Line[],
  { api }: Pick<Storefront, 'api'>,
  { known, learn, signal, most = { names: noLimit, skus: noLimit } }: LookUp,
): Promise<Answers> {
  const answers = new Map([...(known ?? [])].filter(([, { hasFailed }]) => !hasFailed));

  /** Learns what a call gives; a failure is logged, and what was given up is no answer. */
  async function take(keys: readonly string[], call: () => Promise<Entries>): Promise<void> {
    const entries = await call().catch((error: unknown): Entries => {
      if (isApiError(error) && error.kind === 'aborted') return [];
      console.error(String(error));
      return keys.map((key) => [key, { coded: [], hasFailed: true }]);
    });
    for (const [key, answer] of entries) answers.set(key, answer);
    if (entries.length > 0) learn?.(entries);
  }

  let askedFor = 0;
  async function askSkus(): Promise<void> {
    const texts = lines
      .flatMap((line) => textsOf(line, answers))
      .map((text) => [answerKey(text), text] as const);
    const due = [...new Map(texts.filter(([key]) => !answers.has(key)))].slice(0, most.skus - askedFor);
    askedFor += due.length;
    if (due.length === 0 || signal.aborted) return;
    const keys = due.map(([key]) => key);
    await take(keys, async () => {
      const skus = due.map(([, text]) => text);
      const products = await (await api(quickOrderApi)).productsBySkus(skus, signal);
      const found = products.map(lineProduct);
      return keys.map((key) => [key, { coded: found.filter(({ sku }) => isSame(sku, key)) }]);
    });
  }

  const askName = (key: string, text: string) =>
    take([key], async () => {
      const query = {
        productName: text.slice(0, maxSearch),
        sortField: 'relevance',
        limit: maxFound,
      } as const;
      const { products, total } = await (await api(quickOrderApi)).listProducts(query, signal);
      const found = products.slice(0, maxFound).map(lineProduct);
      const coded = found.filter(({ sku }) => isSame(sku, key));
      const named = found.filter(({ name }) => isSame(name, key));
      const alike = named.length > 0 ? [] : found.slice(0, maxAlike);
      const further = alike.length > 0 ? Math.max(total ?? 0, found.length) - alike.length : 0;
      return [[key, { coded, named, alike, ...(further > 0 && { further }) }]];
    });

  /** The name that a line is to be searched for by next. */
  function openName(line: Line): string | null {
    const outcome = outcomeOf(line, answers, new Map());
    // Whichever column will be chosen, what is beside it is known then.
    const all =
      outcome.kind === 'columns'
        ? outcome.options.map(({ id }) => outcomeOf(line, answers, new Map([[outcome.key, id]])))
        : [outcome];
    return all.find((one) => one.kind === 'open')?.name ?? null;
  }

  /** Searches for the names of one line after the other; a name that other lines have too is searched for once. */
  async function askNames(): Promise<void> {
    const searches = new Map<string, Promise<void>>();
    // A shop that cannot be reached is not asked for all other names too.
    let isDown = false;
    const left = lines.values();
    const askNext = async () => {
      for (const line of left) {
        if (isDown || signal.aborted) return;
        for (let name = openName(line); name; name = openName(line)) {
          const key = answerKey(name);
          if (!searches.has(key) && searches.size < most.names) searches.set(key, askName(key, name));
          await searches.get(key);
          isDown ||= answers.get(key)?.hasFailed === true;
          if (!answers.get(key)?.named) break;
        }
      }
    };
    await Promise.all(Array.from({ length: atATime }, askNext));
  }

  await askSkus();
  // What no SKU is may have some in it, which run together.
  await askSkus();
  await askNames();
  return answers;
}

const isSame = (text: LineProduct['sku'], key: string) => text !== null && answerKey(text) === key;
