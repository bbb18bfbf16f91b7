import { isApiError } from '@storefront/shared/api/api-error';
import type { ListingCalls } from '@storefront/shared/api/listing-calls';
import type { SkuCalls } from '@storefront/shared/api/sku-calls';
import type { LoadCalls } from '@storefront/shared/contracts/connections';
import type { Storefront } from '@storefront/shared/router';
import { type LineProduct, lineProduct } from '../../../data/line-product';
import type { Line } from '../text/read-order';
import { type Answer, type Answers, answerKey, textsOf } from './answers';
import { outcomeOf } from './outcome';

const quickOrderApi: LoadCalls<SkuCalls & ListingCalls> = async () => {
  const [{ skuCalls }, { listingCalls }] = await Promise.all([
    import(/* webpackChunkName: "api" */ '@storefront/shared/api/sku-calls'),
    import(/* webpackChunkName: "api" */ '@storefront/shared/api/listing-calls'),
  ]);
  return ({ shop }) => ({ ...skuCalls(shop), ...listingCalls(shop) });
};

/** Answers as inlined into a document. */
export type Entries = readonly (readonly [string, Answer])[];

interface LookUp {
  /** Known answers; failed ones are retried. */
  readonly known?: Answers;
  readonly learn?: (answers: Entries) => void;
  readonly signal: AbortSignal;
  /** Most names to search for and SKUs to look up; the rest stays unanswered. */
  readonly most?: { readonly names: number; readonly skus: number };
}

const atATime = 4;

/** Most products offered per line. */
const maxAlike = 6;

/** Search results fetched per name, enough to distinguish products with the same name. */
const maxFound = 24;

/** Longest text searched for, in characters. */
const maxSearch = 150;

const noLimit = Number.POSITIVE_INFINITY;

/**
 * Looks up the SKUs of all lines in one call, then names, a few at a time. Never rejects: a failure is an answer, too; aborted lookups stay
 * unanswered.
 */
export async function lookUp(
  lines: readonly Line[],
  { api }: Pick<Storefront, 'api'>,
  { known, learn, signal, most = { names: noLimit, skus: noLimit } }: LookUp,
): Promise<Answers> {
  const answers = new Map([...(known ?? [])].filter(([, { hasFailed }]) => !hasFailed));

  /** Records the answers of a call. A failure is logged; an aborted call gives no answer. */
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

  function openName(line: Line): string | null {
    const outcome = outcomeOf(line, answers, new Map());
    // Covers every column, so that choosing one needs no further lookup.
    const all =
      outcome.kind === 'columns'
        ? outcome.options.map(({ id }) => outcomeOf(line, answers, new Map([[outcome.key, id]])))
        : [outcome];
    return all.find((one) => one.kind === 'open')?.name ?? null;
  }

  /** Searches for one line's names in sequence; a name shared by several lines is searched for once. */
  async function askNames(): Promise<void> {
    const searches = new Map<string, Promise<void>>();
    // After a failure no other name is tried: the shop is probably down.
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
  // Words that are no SKU may contain several that ran together.
  await askSkus();
  await askNames();
  return answers;
}

const isSame = (text: LineProduct['sku'], key: string) => text !== null && answerKey(text) === key;
