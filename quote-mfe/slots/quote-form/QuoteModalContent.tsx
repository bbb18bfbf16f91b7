import type { QuoteSubject } from '@storefront/shared/contracts/quote';
import { type Storefront, useStorefront } from '@storefront/shared/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { australianStates, type LoadedSubject, loadQuoteData, type QuoteData } from '../../data/quote-data';
import { openDraft } from '../../data/quote-draft';
import { readQuoteFields } from '../../data/quote-fields';
import { postedSubject } from '../../data/quote-subject';
import { type QuoteOutcome, type QuoteToSend, sendQuote } from '../../data/send-quote';
import { QuoteForm } from '../../parts/form/QuoteForm';
import { QuotedProducts } from '../../parts/subject/QuotedProducts';
import { ScrolledLines } from './ScrolledLines';

interface QuoteModalContentProps {
  readonly asked: QuoteSubject;
  readonly onClose: () => void;
}

/** Shows the form at once, and its subject when loaded. */
export function QuoteModalContent({ asked, onClose }: QuoteModalContentProps) {
  const storefront = useStorefront();
  const [key] = useState(() => openDraft(asked).key);
  const loaded = useQuoteData(asked);
  // A sent quote closes the form (P50); after a failure it stays open behind the message.
  const { isSending, join } = useSending(key, onClose);
  const known = typeof loaded === 'object' ? loaded : null;
  return (
    <>
      {known && <QuotedProducts asked={known.asked} Lines={ScrolledLines} />}
      {loaded === 'loading' && <p role="status">Loading product details …</p>}
      {loaded === 'unknown' && (
        <p role="status">This product is no longer in our catalogue. You can still request a quote for it.</p>
      )}
      <QuoteForm
        subject={asked}
        states={known?.states ?? australianStates}
        asked={known?.asked ?? notYet(asked)}
        isSending={isSending}
        send={async (form) => {
          const posted = new FormData(form);
          const fields = readQuoteFields(posted);
          const quote = { asked: postedSubject(asked, posted), fields, key, offersPage: true };
          const sending = sendOnce(storefront, quote);
          join(sending);
          await sending;
        }}
      />
    </>
  );
}

function notYet(asked: QuoteSubject): LoadedSubject {
  return asked.kind === 'cart'
    ? { kind: 'cart', products: [], gone: [] }
    : { kind: 'product', quantity: asked.quantity, product: null };
}

/** Loads the form's data in the browser; `unknown` if there is no such product, `failed` if nothing could be loaded. */
function useQuoteData(subject: QuoteSubject): QuoteData | 'loading' | 'unknown' | 'failed' {
  const storefront = useStorefront();
  const [loaded, setLoaded] = useState<{
    subject: QuoteSubject;
    data: QuoteData | 'unknown' | 'failed';
  } | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    loadQuoteData(subject, storefront, leaving.signal).then(
      (data) => {
        if (!leaving.signal.aborted) setLoaded({ subject, data: data ?? 'unknown' });
      },
      // The form works without its data and says what is missing.
      (error: unknown) => {
        console.error(String(error));
        if (!leaving.signal.aborted) setLoaded({ subject, data: 'failed' });
      },
    );
    return () => leaving.abort();
  }, [subject, storefront]);

  return loaded?.subject === subject ? loaded.data : 'loading';
}

const underWay = new Map<string, Promise<QuoteOutcome>>();

interface Sending {
  readonly isSending: boolean;
  readonly join: (sending: Promise<QuoteOutcome>) => void;
}

/** Sends one quote at a time: a form reopened meanwhile joins the request in flight (P50). */
function sendOnce(
  storefront: Storefront,
  quote: QuoteToSend & { readonly key: string },
): Promise<QuoteOutcome> {
  const sending =
    underWay.get(quote.key) ?? sendQuote(storefront, quote).finally(() => underWay.delete(quote.key));
  underWay.set(quote.key, sending);
  return sending;
}

/** Whether the quote with this key is being sent, also by a previous form; calls `onSent` on success. */
function useSending(key: string, onSent: () => void): Sending {
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
