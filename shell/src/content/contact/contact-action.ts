import { emailAddress } from '@storefront/shared/forms/email-address';
import { textErrors } from '@storefront/shared/forms/text-errors';
import type { ActionFunctionArgs } from '@storefront/shared/router';
import { data, replace, storefrontContext } from '@storefront/shared/router';
import { contentApi } from '../content-api';
import { sendFailure } from '../send-failure';
import { contactDraft } from './contact-draft';
import {
  type ContactErrors,
  type ContactFields,
  contactFieldDefinitions,
  readContactFields,
} from './contact-fields';

/** A message that was not sent, as it was typed, and why. */
export interface ContactRefusal {
  readonly fields: ContactFields;
  readonly errors: ContactErrors;
  /** What went wrong while sending, in plain words; null when the visitor has to mend fields first. */
  readonly failure: string | null;
}

/**
 * Checks the form and sends it as the general message: in the browser, or on the server when it is posted without
 * JavaScript. Answers a refusal (422 for the fields, 429 for too many, 502 when sending failed), or goes to the page that says it was sent.
 */
export async function contactAction({ request, context }: ActionFunctionArgs) {
  const fields = readContactFields(await request.formData());
  const errors = textErrors(contactFieldDefinitions, fields);
  if (Object.keys(errors).length > 0) {
    return data<ContactRefusal>({ fields, errors, failure: null }, { status: 422 });
  }
  const { email, phone, ...others } = fields;
  try {
    const api = await context.get(storefrontContext).api(contentApi);
    // Without the request's signal: a message on its way is not called back when the visitor navigates.
    await api.sendMessage({ ...others, email: emailAddress(email), ...(phone.trim() && { phone }) });
  } catch (error) {
    const { failure, init } = sendFailure(
      error,
      'Your message could not be sent. Please try again in a moment.',
    );
    return data<ContactRefusal>({ fields, errors, failure }, init);
  }
  contactDraft.drop();
  return replace('/contact-us?sent=1');
}
