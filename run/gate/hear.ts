import type { BrowserContext, Page } from 'playwright-core';
import { lastingText, type ShopFault } from './shop-fault';

/** Most texts and pages that are kept: a counter in a text makes another of it each time. */
const maxFaults = 1_000;

/** Hears what the pages of a context write to the console, and what nobody catches there: each text once for each page. */
export function hear(context: BrowserContext): () => ShopFault[] {
  const heard = new Map<string, ShopFault>();
  const note = (text: string, page: Page | null) => {
    const path = page ? new URL(page.url()).pathname : 'a page';
    const key = `${text} ${path}`;
    if (heard.has(key) || heard.size >= maxFaults) return;
    heard.set(key, { what: `${text} at`, where: path, id: `${lastingText(text)} at ${path}` });
  };
  context.on('console', (message) => note(`The console has '${firstLine(message.text())}'`, message.page()));
  context.on('weberror', (error) =>
    note(`Nobody catches '${firstLine(error.error().message)}'`, error.page()),
  );
  return () => [...heard.values()];
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').slice(0, 300);
}
