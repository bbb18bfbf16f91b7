import type { Storefront } from '@storefront/shared/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { type QuoteOutcome, type QuoteToSend, sendQuote } from '../request/send-quote';

/** Quotes on their way, by their keys. */
const underWay = new Map<string, Promise<QuoteOutcome>>();

interface Sending {
  readonly isSending: boolean;
  readonly join: (sending: Promise<QuoteOutcome>) => void;
}

/** Sends a quote once at a time: a form that is opened again meanwhile joins the request under way (P50). */
export function sendOnce(storefront: Storefront, quote: QuoteToSend): Promise<QuoteOutcome> {
  const sending =
    underWay.get(quote.key) ?? sendQuote(storefront, quote).finally(() => underWay.delete(quote.key));
  underWay.set(quote.key, sending);
  return sending;
}

/** Whether the quote with this key is being sent, by this form or one before it; calls `onSent` on success. */
export function useSending(key: string, onSent: () => void): Sending {
  const [sending, setSending] = useState(() => underWay.get(key));
  const sent = useEffectEvent(onSent);
  useEffect(() => {
    let isLeft = false;
    void sending?.then((outcome) => {
      if (isLeft) return;
      setSending(undefined);
      if (outcome.isSent) sent();
    });
    return () => {
      isLeft = true;
    };
  }, [sending]);
  return { isSending: sending !== undefined, join: setSending };
}
