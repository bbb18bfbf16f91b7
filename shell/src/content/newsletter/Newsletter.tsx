import { useActionData, useSearchParams } from '@storefront/shared/router';
import { NextStep } from '@storefront/shared/ui/NextStep';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { PrivacyLink } from '@storefront/shared/ui/PrivacyLink';
import { ContentPage } from '../ContentPage';
import { NewsletterForm } from './NewsletterForm';
import { type NewsletterRefusal, subscribed } from './subscribe';

/** `/newsletter`, for visitors without JavaScript: the refused form, or the confirmation when the form's page is unknown. */
export function Newsletter() {
  const [parameters] = useSearchParams();
  const refusal = useActionData() as NewsletterRefusal | undefined;
  if (parameters.get('sent') === '1') {
    return (
      <div className="container">
        <PageHead page="Newsletter" noindex />
        <h1>Thank you</h1>
        <NextStep title={subscribed} />
      </div>
    );
  }
  return (
    <ContentPage page="Newsletter" noindex lead="New products and promotions by email, now and then.">
      <NewsletterForm place="page" refusal={refusal} />
      <p className="form-text">
        <PrivacyLink />
      </p>
    </ContentPage>
  );
}
