import { useBus } from '@storefront/shared/bus';
import type { QuoteSubject } from '@storefront/shared/contracts/quote';
import { quotePath } from '@storefront/shared/product/paths';
import { useLocation, useNavigate } from '@storefront/shared/router';
import { useCallback, useEffect, useState } from 'react';
import { useOnDemand } from '../places/use-on-demand';
import { ErrorBoundary } from '../remotes/ErrorBoundary';

/** The quote form over the page, loaded when it is first needed. When it does not load in time the visitor gets the form's own page. */
export function QuoteFormPlace() {
  const bus = useBus();
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const { Component: QuoteForm, ask } = useOnDemand('quote-form');
  const [asked, setAsked] = useState<QuoteSubject | null>(null);
  const close = useCallback(() => setAsked(null), []);

  useEffect(() => {
    // Only the last press opens the form, unless the visitor has navigated or begun to type meanwhile.
    let latest: QuoteSubject | null = null;
    const open = async (subject: QuoteSubject) => {
      // The form's own page shows another subject itself.
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

/** A form that threw is replaced by its own page. */
function QuoteFormFailed({ asked }: { readonly asked: QuoteSubject }) {
  useEffect(() => location.assign(quotePath(asked)), [asked]);
  return null;
}
