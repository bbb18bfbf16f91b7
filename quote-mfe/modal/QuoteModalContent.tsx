import type { QuoteSubject } from '@storefront/shared/contracts/quote';
import { useStorefront } from '@storefront/shared/router';
import { useEffect, useState } from 'react';
import { readQuoteFields } from '../fields/quote-fields';
import { QuoteForm } from '../form/QuoteForm';
import { openDraft } from '../request/quote-draft';
import { australianStates } from '../subject/australian-states';
import { QuotedProducts } from '../subject/QuotedProducts';
import { type LoadedSubject, loadQuoteData, type QuoteData } from '../subject/quote-data';
import { postedSubject } from '../subject/quote-subject';
import { ScrolledLines } from './ScrolledLines';
import { sendOnce, useSending } from './sending';

interface QuoteModalContentProps {
  readonly asked: QuoteSubject;
  readonly onClose: () => void;
}

/** The form at once, and what it is for when that is loaded. */
export function QuoteModalContent({ asked, onClose }: QuoteModalContentProps) {
  const storefront = useStorefront();
  const [key] = useState(() => openDraft(asked).key);
  const loaded = useQuoteData(asked);
  // A sent quote closes the form (P50); a failed one stays in it behind its message.
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
        quoteKey={key}
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

/** Loads the form's data in the browser; `unknown` when there is no such product, `failed` when nothing could be loaded. */
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
      // The form works without it and says what is missing.
      (error: unknown) => {
        console.error(String(error));
        if (!leaving.signal.aborted) setLoaded({ subject, data: 'failed' });
      },
    );
    return () => leaving.abort();
  }, [subject, storefront]);

  return loaded?.subject === subject ? loaded.data : 'loading';
}
