import type { BrowserContext, Page } from 'playwright-core';

/** Hears what the pages of a context write to the console, and what nobody catches there: one sentence for each text. */
export function hear(context: BrowserContext): () => string[] {
  const paths = new Map<string, Set<string>>();
  const note = (text: string, page: Page | null) => {
    const heard = paths.get(text) ?? new Set();
    paths.set(text, heard.add(page ? new URL(page.url()).pathname : 'a page'));
  };
  context.on('console', (message) => note(`The console has '${firstLine(message.text())}'`, message.page()));
  context.on('weberror', (error) =>
    note(`Nobody catches '${firstLine(error.error().message)}'`, error.page()),
  );
  return () => [...paths].map(([text, heard]) => `${text} at ${[...heard].join(', ')}.`);
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').slice(0, 300);
}
