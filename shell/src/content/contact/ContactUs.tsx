import { Form, useActionData, useLoaderData, useSearchParams } from '@storefront/shared/router';
import { BotField } from '@storefront/shared/ui/BotField';
import { FormErrorSummary } from '@storefront/shared/ui/FormErrorSummary';
import { FormField } from '@storefront/shared/ui/FormField';
import { NextStep } from '@storefront/shared/ui/NextStep';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { PrivacyLink } from '@storefront/shared/ui/PrivacyLink';
import { SendButton } from '@storefront/shared/ui/SendButton';
import { useEffect, useRef } from 'react';
import { type CompanyContact, CompanyDetails } from '../CompanyDetails';
import { ContentPage } from '../ContentPage';
import type { ContactRefusal } from './contact-action';
import { contactFieldNames } from './contact-fields';
import { useContactForm } from './use-contact-form';

/** `/contact-us`: contact details and a form, or the confirmation. */
export function ContactUs() {
  const [parameters] = useSearchParams();
  const company = useLoaderData() as CompanyContact | null;
  const refusal = useActionData() as ContactRefusal | undefined;
  if (parameters.get('sent') === '1') return <ContactSent answersWithin={company?.answersWithin ?? null} />;
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

function ContactForm({ refusal }: { readonly refusal: ContactRefusal | undefined }) {
  const form = useContactForm(refusal);
  return (
    <Form
      method="post"
      noValidate
      ref={form.element}
      onInput={form.onInput}
      onSubmit={form.onSubmit}
      aria-labelledby="contact-form"
    >
      <h2 id="contact-form">Send a message</h2>
      {form.failure && (
        <p className="alert alert-danger" role="alert" tabIndex={-1} ref={form.alert}>
          {form.failure}
        </p>
      )}
      <FormErrorSummary fields={contactFieldNames.map(form.field)} />
      <FormField {...form.field('name')}>
        <input {...form.control('name')} autoComplete="name" />
      </FormField>
      <FormField {...form.field('email')}>
        <input {...form.control('email')} type="email" autoComplete="email" />
      </FormField>
      <FormField {...form.field('phone')}>
        <input {...form.control('phone')} type="tel" autoComplete="tel" />
      </FormField>
      <FormField {...form.field('message')}>
        <textarea {...form.control('message')} rows={6} />
      </FormField>
      <BotField />
      <SendButton label="Send message" isSending={form.isSending} sending="Sending your message" />
      <p className="form-text">
        We use these details only to answer your message. <PrivacyLink />
      </p>
    </Form>
  );
}

function ContactSent({ answersWithin }: Pick<CompanyContact, 'answersWithin'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="container">
      <PageHead page="Message sent" noindex />
      <h1 tabIndex={-1} ref={heading}>
        Thank you
      </h1>
      <NextStep title="Your message has been sent.">
        <p>{`We’ll get back to you ${answersWithin ? `within ${answersWithin}` : 'soon'}.`}</p>
      </NextStep>
    </div>
  );
}
