import { useTopic } from '@storefront/shared/bus';
import {
  useActionData,
  useLoaderData,
  useLocation,
  useNavigation,
  useSubmit,
} from '@storefront/shared/router';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { useMemo } from 'react';
import type { QuoteData } from '../../data/quote-data';
import { readAskedWords, readQuoteSubject } from '../../data/quote-subject';
import type { QuoteRefusal } from '../../data/send-quote';
import { QuoteForm } from '../../parts/form/QuoteForm';
import { QuotedProducts } from '../../parts/subject/QuotedProducts';
import styles from './QuotePage.module.scss';
import { QuoteSent } from './QuoteSent';
import { WholeLines } from './WholeLines';

/** `/quote`: the form, or the confirmation. */
export function QuotePage() {
  const quote = useLoaderData() as QuoteData | null;
  const refusal = useActionData() as QuoteRefusal | undefined;
  const submit = useSubmit();
  const { formMethod } = useNavigation();
  const { search } = useLocation();
  const subject = useMemo(() => readQuoteSubject(search), [search]);
  const isCartEmpty = useTopic('ecomerce', ({ cartItems }) => cartItems.length === 0);
  const isWithoutProducts = subject.kind === 'cart' && isCartEmpty;
  return (
    <div className="container">
      {quote ? (
        <>
          <PageHead page="Request a quote" />
          <h1>Request a quote</h1>
          <div className={isWithoutProducts ? undefined : styles.beside}>
            <div className={styles.asked}>
              <QuotedProducts asked={quote.asked} Lines={WholeLines} />
            </div>
            <QuoteForm
              // Another subject needs a new form.
              key={search}
              {...quote}
              subject={subject}
              words={readAskedWords(search)}
              refusal={refusal}
              isSending={formMethod === 'POST'}
              send={(form) => submit(form)}
            />
          </div>
        </>
      ) : (
        <QuoteSent />
      )}
    </div>
  );
}
