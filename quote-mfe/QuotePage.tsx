import { useActionData, useLoaderData } from '@storefront/shared/router';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { AskedFor } from './AskedFor';
import { QuoteForm } from './QuoteForm';
import { QuoteSent } from './QuoteSent';
import type { QuoteRefusal } from './quote-action';
import type { QuoteData } from './quote-loader';

/** `/quote`: the form, or the word that it was sent. */
export function QuotePage() {
  const quote = useLoaderData() as QuoteData | null;
  const refusal = useActionData() as QuoteRefusal | undefined;
  return (
    <div className="container">
      {quote ? (
        <>
          <PageHead page="Request a quote" />
          <h1>Request a quote</h1>
          <AskedFor asked={quote.asked} />
          <QuoteForm {...quote} refusal={refusal} />
        </>
      ) : (
        <QuoteSent />
      )}
    </div>
  );
}
