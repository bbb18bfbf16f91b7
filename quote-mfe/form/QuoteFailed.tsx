import { useEffect, useRef } from 'react';
import type { QuoteRefusal } from '../request/quote-failure';

interface QuoteFailedProps {
  readonly refusal: QuoteRefusal;
  readonly message: string;
}

/** Says why a quote was not sent (P58); every new refusal gets the focus. */
export function QuoteFailed({ refusal, message }: QuoteFailedProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), [refusal]);
  return (
    <div className="alert alert-danger" role="alert" tabIndex={-1} ref={alert}>
      <h3>Error!</h3>
      <p className="mb-0">{message}</p>
    </div>
  );
}
