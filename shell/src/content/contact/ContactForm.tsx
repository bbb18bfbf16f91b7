import { Form } from '@storefront/shared/router';
import { FormErrorSummary } from '@storefront/shared/ui/FormErrorSummary';
import { FormField } from '@storefront/shared/ui/FormField';
import { PrivacyLink } from '@storefront/shared/ui/PrivacyLink';
import { SendButton } from '@storefront/shared/ui/SendButton';
import type { ContactRefusal } from './contact-action';
import { contactFieldNames } from './contact-fields';
import { useContactForm } from './use-contact-form';

interface ContactFormProps {
  /** What became of the last attempt, if it was not sent. */
  readonly refusal: ContactRefusal | undefined;
}

/** The form of /contact-us. */
export function ContactForm({ refusal }: ContactFormProps) {
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
      <SendButton label="Send message" isSending={form.isSending} sending="Sending your message" />
      <p className="form-text">
        We use these details only to answer your message. <PrivacyLink />
      </p>
    </Form>
  );
}
