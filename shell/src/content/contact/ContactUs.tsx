import { useActionData, useLoaderData, useSearchParams } from '@storefront/shared/router';
import { CompanyDetails } from '../CompanyDetails';
import { ContentPage } from '../ContentPage';
import type { CompanyContact } from '../company-loader';
import { ContactForm } from './ContactForm';
import { ContactSent } from './ContactSent';
import type { ContactRefusal } from './contact-action';

/** `/contact-us`: how the company is reached and a form, or the word that the message was sent. */
export function ContactUs() {
  const [parameters] = useSearchParams();
  const company = useLoaderData() as CompanyContact | null;
  const refusal = useActionData() as ContactRefusal | undefined;
  if (parameters.get('sent') === '1') return <ContactSent />;
  return (
    <ContentPage
      page="Contact Us"
      description="Call us or send a message about products, quotes and deliveries."
      lead="Call us or send a message about products, quotes and deliveries."
      aside={<CompanyDetails company={company} />}
    >
      <ContactForm refusal={refusal} />
    </ContentPage>
  );
}
