import type { Result } from 'lighthouse';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { median } from 'run/release-checks/median';
import type { Question, Subject } from './question';

/** Attempts for a page: the browser sometimes loses a trace. */
const attempts = 3;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const figures = {
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
} as const;

/** Lighthouse's figures for the pages on the way to a quote: the first three with an empty cart, the others with six products. */
export const mainPages: Question = async (subject, runs) => {
  const { products } = subject;
  const cart = products.slice(0, 6).map((id) => `${id}*2`);
  const pages = [
    { name: 'home', path: '/', cart: [] },
    { name: 'listing', path: '/shop', cart: [] },
    { name: 'product', path: `/product/${products[0]}`, cart: [] },
    { name: 'cart', path: '/shop/shopping-cart', cart },
    { name: 'quote', path: '/quote', cart },
  ];
  const rows: string[][] = [];
  for (const { name, path, cart } of pages) {
    const results: Result[] = [];
    while (results.length < runs) results.push(await audit(subject, path, cart));
    rows.push([name, ...cells(results)]);
  }
  return {
    heading: `Pages: Lighthouse, mobile defaults, median of ${runs}`,
    columns: ['page', ...categories, ...Object.values(figures), 'failed'],
    rows,
    goals: 'performance at least 97; accessibility, best practices and SEO 100; CLS at most 0.02',
  };
};

async function audit(
  { federated, launchOptions, freePort: port }: Subject,
  path: string,
  cart: readonly string[],
) {
  let failure: string | undefined;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // Lighthouse opens its page in the browser's own context, which is a persistent one.
    const context = await chromium.launchPersistentContext('', {
      // Lighthouse has a window of its own.
      viewport: null,
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
    });
    try {
      if (cart.length > 0)
        await context.addCookies([{ name: 'cart', value: cart.join('!'), url: federated }]);
      const run = await lighthouse(federated + path, { port, output: 'json', logLevel: 'silent' });
      if (run && !run.lhr.runtimeError) return run.lhr;
      failure = run?.lhr.runtimeError?.message;
    } finally {
      await context.close();
    }
  }
  throw new Error(`Lighthouse cannot audit ${path}: ${failure ?? 'it gave no result'}.`);
}

function cells(results: readonly Result[]): string[] {
  const middle = (figure: (result: Result) => number | null | undefined) =>
    median(results.map((result) => figure(result) ?? Number.NaN));
  const scores = categories.map((name) =>
    middle(({ categories }) => 100 * (categories[name]?.score ?? Number.NaN)).toFixed(0),
  );
  const values = Object.keys(figures).map((name) =>
    middle(({ audits }) => audits[name]?.numericValue).toFixed(name.endsWith('shift') ? 3 : 0),
  );
  return [...scores, ...values, [...new Set(results.flatMap(failedAudits))].join(', ')];
}

/** Failed audits that count, except those of speed. */
function failedAudits({ audits, categories: found }: Result): string[] {
  return categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => found[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => id);
}
