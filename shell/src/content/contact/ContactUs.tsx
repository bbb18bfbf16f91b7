import { useActionData, useLoaderData, useSearchParams } from '@storefront/shared/router';
import { NextStep } from '@storefront/shared/ui/NextStep';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { useEffect, useRef } from 'react';
import { CompanyDetails } from '../CompanyDetails';
import { ContentPage } from '../ContentPage';
import type { CompanyContact } from '../company-loader';
import { ContactForm } from './ContactForm';
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

/** Says that a message was sent. */
function ContactSent() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="container">
      <PageHead page="Message sent" noindex />
      <h1 tabIndex={-1} ref={heading}>
        Thank you
      </h1>
      <NextStep title="Your message has been sent.">
        <p>We’ll get back to you soon.</p>
      </NextStep>
    </div>
  );
}
