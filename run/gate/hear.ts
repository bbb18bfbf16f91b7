import type { BrowserContext, Page } from 'playwright-core';

/** Most texts that are told: a counter in one makes another of it each time. */
const maxTexts = 10;

/**
 * Hears what the pages of a context write to the console, and what nobody catches there: one sentence for each text, and how often there
 * was something else after the first ten.
 */
export function hear(context: BrowserContext): () => string[] {
  const paths = new Map<string, Set<string>>();
  let more = 0;
  const note = (text: string, page: Page | null) => {
    const heard = paths.get(text);
    const path = page ? new URL(page.url()).pathname : 'a page';
    if (heard) heard.add(path);
    else if (paths.size < maxTexts) paths.set(text, new Set([path]));
    else more += 1;
  };
  context.on('console', (message) => note(`The console has '${firstLine(message.text())}'`, message.page()));
  context.on('weberror', (error) =>
    note(`Nobody catches '${firstLine(error.error().message)}'`, error.page()),
  );
  return () => [
    ...[...paths].map(([text, heard]) => `${text} at ${[...heard].join(', ')}.`),
    ...(more > 0 ? [`The console has ${more} more.`] : []),
  ];
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').slice(0, 300);
}
