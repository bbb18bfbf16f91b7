import { useBus } from '@storefront/shared/bus';
import type { QuoteSubject } from '@storefront/shared/contracts/quote';
import { quotePath } from '@storefront/shared/product/paths';
import { useLocation, useNavigate } from '@storefront/shared/router';
import { useCallback, useEffect, useState } from 'react';
import { ErrorBoundary } from '../remotes/ErrorBoundary';
import { useOnDemand } from '../slots/use-on-demand';

/** The quote form over the page, loaded on first use. If it does not load in time, its own page opens instead. */
export function QuoteFormSlot() {
  const bus = useBus();
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const { Component: QuoteForm, ask } = useOnDemand('quote-form');
  const [asked, setAsked] = useState<QuoteSubject | null>(null);
  const close = useCallback(() => setAsked(null), []);

  useEffect(() => {
    // Only the last press opens the form, and none if the visitor has navigated or begun to type meanwhile.
    let latest: QuoteSubject | null = null;
    const open = async (subject: QuoteSubject) => {
      // The form's own page handles other subjects itself.
      if (pathname === '/quote') return void navigate(quotePath(subject));
      latest = subject;
      const isThere = await ask();
      const isTyping = document.activeElement?.matches('input, textarea, select');
      if (latest !== subject || isTyping) return;
      if (isThere) setAsked(subject);
      else location.assign(quotePath(subject));
    };
    const subscription = bus.events.quoteAsked.subscribe((subject) => void open(subject));
    return () => {
      latest = null;
      subscription.unsubscribe();
    };
  }, [bus, ask, navigate, pathname, key]);

  return (
    QuoteForm && (
      <ErrorBoundary fallback={(isFinal) => isFinal && asked && <QuoteFormFailed asked={asked} />}>
        <QuoteForm asked={asked} onClose={close} />
      </ErrorBoundary>
    )
  );
}

/** Opens the form's own page in place of a form that threw. */
function QuoteFormFailed({ asked }: { readonly asked: QuoteSubject }) {
  useEffect(() => location.assign(quotePath(asked)), [asked]);
  return null;
}
