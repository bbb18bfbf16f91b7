import type { QuoteSubject } from '@storefront/shared/contracts/quote';
import { useStorefront } from '@storefront/shared/router';
import { useState } from 'react';
import { readQuoteFields } from '../fields/quote-fields';
import { QuoteForm } from '../form/QuoteForm';
import { openDraft } from '../request/quote-draft';
import { australianStates } from '../subject/australian-states';
import { QuotedProducts } from '../subject/QuotedProducts';
import type { LoadedSubject } from '../subject/quote-data';
import { postedSubject } from '../subject/quote-subject';
import { ScrolledLines } from './ScrolledLines';
import { sendOnce, useSending } from './sending';
import { useQuoteData } from './use-quote-data';

interface QuoteModalContentProps {
  readonly asked: QuoteSubject;
  readonly onClose: () => void;
}

/** What is asked for and the form; the form is there at once, what it is for when it is known. */
export function QuoteModalContent({ asked, onClose }: QuoteModalContentProps) {
  const storefront = useStorefront();
  const [key] = useState(() => openDraft(asked).key);
  const loaded = useQuoteData(asked);
  // What was sent closes the form (P50); what was not stays in it, behind the message that says why.
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
