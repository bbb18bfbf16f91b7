import type { Storefront } from '@storefront/shared/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { type QuoteOutcome, type QuoteToSend, sendQuote } from '../send-quote';

/** Quotes on their way, by their keys. */
const underWay = new Map<string, Promise<QuoteOutcome>>();

/** Sends a quote, once at a time: a form that is opened again meanwhile joins what is on its way (decision 31). */
export function sendOnce(storefront: Storefront, quote: QuoteToSend): Promise<QuoteOutcome> {
  const sending =
    underWay.get(quote.key) ?? sendQuote(storefront, quote).finally(() => underWay.delete(quote.key));
  underWay.set(quote.key, sending);
  return sending;
}

/** Whether the quote with this key is on its way; `onSent` is called when it was sent. */
export function useSending(key: string, onSent: () => void): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  const sent = useEffectEvent(onSent);
  useEffect(() => {
    let isOver = false;
    void underWay.get(key)?.then((outcome) => {
      if (isOver) return;
      setSettled(key);
      if (outcome === null) sent();
    });
    return () => {
      isOver = true;
    };
  }, [key]);
  return underWay.has(key) && settled !== key;
}
