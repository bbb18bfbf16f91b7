import { isApiError } from '@storefront/shared/api/api-error';
import type { Storefront } from '@storefront/shared/router';
import { type LineProduct, lineProduct } from '../../lines/line-product';
import { type QuickOrderApi, quickOrderApi } from '../quick-order-api';
import type { OrderLine } from '../text/order-line';
import { type Answer, type Answers, answerKey } from './answer';
import { textsOf } from './known-codes';
import { outcomeOf } from './outcome-of';

/** What the shop has by the SKUs and names of an order, asked for once each. */
export interface Lookup {
  /** What is known now; another map after every change. */
  readonly known: () => Answers;
  readonly subscribe: (changed: () => void) => () => void;
  /**
   * Asks for what lines need: for all SKUs at once, then for names, a few at a time. Never rejects: what failed is an answer too,
   * and is asked for again the next time; what was given up stays open.
   */
  readonly ask: (lines: readonly OrderLine[], signal: AbortSignal) => Promise<void>;
  /** Takes what a document brought. */
  readonly learn: (answers: readonly (readonly [string, Answer])[]) => void;
}

/** How many names are searched for at a time. */
const atATime = 4;

/** Most products that a line can be chosen from. */
const maxAlike = 6;

/** Products of one name are told apart by more of what a search finds, in products. */
const maxFound = 24;

/** Longest text that is searched for, in characters. */
const maxSearch = 150;

const noChoices = new Map<string, string>();

/**
 * The lookup of a page (in the browser) or of a request (on the server).
 *
 * @param most how many names it searches for, and how many SKUs it asks for; those beyond stay open
 */
export function createLookup(
  { api }: Pick<Storefront, 'api'>,
  most = { names: Number.POSITIVE_INFINITY, skus: Number.POSITIVE_INFINITY },
): Lookup {
  let answers: Answers = new Map();
  const changes = new EventTarget();

  function set(entries: readonly (readonly [string, Answer])[]): void {
    answers = new Map([...answers, ...entries]);
    changes.dispatchEvent(new Event('change'));
  }

  /** Answers with what a call gives; a failure is logged, and what was given up is no answer. */
  async function answer(
    keys: readonly string[],
    call: () => Promise<readonly (readonly [string, Answer])[]>,
  ) {
    try {
      set(await call());
    } catch (error) {
      if (isApiError(error) && error.kind === 'aborted') return;
      console.error(String(error));
      set(keys.map((key) => [key, 'failed']));
    }
  }

  const askSkus = (calls: QuickOrderApi, texts: ReadonlyMap<string, string>, signal: AbortSignal) =>
    answer([...texts.keys()], async () => {
      const products = await calls.productsBySkus([...texts.values()], signal);
      const found = products.map(lineProduct);
      return [...texts.keys()].map((key) => [key, { coded: found.filter(({ sku }) => isSame(sku, key)) }]);
    });

  const askName = (calls: QuickOrderApi, text: string, signal: AbortSignal) => {
    const key = answerKey(text);
    return answer([key], async () => {
      const productName = text.slice(0, maxSearch);
      const query = { productName, sortField: 'relevance', limit: maxFound } as const;
      const { products, total } = await calls.listProducts(query, signal);
      const found = products.slice(0, maxFound);
      const those = (one: (product: LineProduct) => boolean) => found.map(lineProduct).filter(one);
      const coded = those(({ sku }) => isSame(sku, key));
      const named = those(({ name }) => isSame(name, key));
      const alike = named.length > 0 ? [] : found.slice(0, maxAlike).map(lineProduct);
      const further = alike.length > 0 ? Math.max(total ?? 0, found.length) - alike.length : 0;
      return [[key, { coded, named, alike, ...(further > 0 && { further }) }]];
    });
  };

  /** Asks for the names that lines need, a few at a time, until there is an answer to each or one has failed. */
  async function askNames(calls: QuickOrderApi, lines: readonly OrderLine[], signal: AbortSignal) {
    const waiting = lines.values();
    const asking = new Map<string, Promise<void>>();
    // A shop that cannot be reached is not asked for all others too.
    let hasFailed = false;
    const work = async () => {
      for (const line of waiting) {
        for (;;) {
          const next = outcomeOf(line, answers, noChoices);
          if (signal.aborted || hasFailed || next.kind !== 'open' || next.asks !== 'name') break;
          if (asking.size >= most.names && !asking.has(next.text)) break;
          const call = asking.get(next.text) ?? askName(calls, next.text, signal);
          asking.set(next.text, call);
          await call;
          hasFailed ||= answers.get(answerKey(next.text)) === 'failed';
        }
      }
    };
    await Promise.all(Array.from({ length: atATime }, work));
  }

  return {
    known: () => answers,
    subscribe(changed) {
      changes.addEventListener('change', changed);
      return () => changes.removeEventListener('change', changed);
    },
    learn: set,
    async ask(lines, signal) {
      const isDue = (key: string) => !answers.has(key) || answers.get(key) === 'failed';
      const due = () => {
        const texts = lines.flatMap((line) => textsOf(line, answers));
        return new Map(texts.map((text) => [answerKey(text), text] as const).filter(([key]) => isDue(key)));
      };
      const isOpen = lines.some((line) => outcomeOf(line, answers, noChoices).kind === 'open');
      const wanted = due();
      if (wanted.size === 0 && !isOpen) return;
      let calls: QuickOrderApi;
      try {
        calls = await api(quickOrderApi);
      } catch (error) {
        console.error(String(error));
        return set([...wanted.keys()].map((key) => [key, 'failed']));
      }
      const first = [...wanted].slice(0, most.skus);
      await askSkus(calls, new Map(first), signal);
      // What no SKU is may have some in it, which run together.
      const further = [...due()].filter(([key]) => !answers.has(key)).slice(0, most.skus - first.length);
      if (further.length > 0 && !signal.aborted) await askSkus(calls, new Map(further), signal);
      await askNames(calls, lines, signal);
    },
  };
}

const isSame = (text: string | null, key: string) => text !== null && answerKey(text) === key;
