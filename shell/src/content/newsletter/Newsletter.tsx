import { Link, useActionData, useSearchParams } from '@storefront/shared/router';
import { PrivacyLink } from '@storefront/shared/ui/PrivacyLink';
import { ContentPage } from '../ContentPage';
import { NewsletterForm } from './NewsletterForm';
import type { NewsletterRefusal } from './newsletter-action';

/** `/newsletter`, where the form of every page's foot leads: what became of it, and the form again when it was refused. */
export function Newsletter() {
  const [parameters] = useSearchParams();
  const refusal = useActionData() as NewsletterRefusal | undefined;
  if (parameters.get('sent') === '1') {
    return (
      <ContentPage page="Newsletter" heading="Thank you" noindex>
        <p>You are subscribed to our newsletter.</p>
        <Link className="btn btn-primary" to="/shop">
          Back to shop
        </Link>
      </ContentPage>
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
