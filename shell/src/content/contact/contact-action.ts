import { botRefusal, isFromBot } from '@storefront/shared/forms/bot-field';
import { emailAddress } from '@storefront/shared/forms/email-address';
import { textErrors } from '@storefront/shared/forms/text-errors';
import { type ActionFunctionArgs, data, replace, storefrontContext } from '@storefront/shared/router';
import { contentApi, sendFailure } from '../content-api';
import {
  type ContactErrors,
  type ContactFields,
  contactDraft,
  contactFieldDefinitions,
  readContactFields,
} from './contact-fields';

/** A message that was not sent, and why. */
export interface ContactRefusal {
  readonly fields: ContactFields;
  readonly errors: ContactErrors;
  /** Why sending failed; null when fields are invalid. */
  readonly failure: string | null;
}

/**
 * Validates and sends the contact message, in the browser or without JavaScript on the server. Returns a refusal (422 for invalid fields or a bot,
 * 429 for too many, 502 when sending failed), or redirects to the confirmation.
 */
export async function contactAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const fields = readContactFields(form);
  const errors = textErrors(contactFieldDefinitions, fields);
  if (Object.keys(errors).length > 0) {
    return data<ContactRefusal>({ fields, errors, failure: null }, { status: 422 });
  }
  if (isFromBot(form)) return data<ContactRefusal>({ fields, errors, failure: botRefusal }, { status: 422 });
  const { email, phone, ...others } = fields;
  try {
    const api = await context.get(storefrontContext).api(contentApi);
    // Without the request's signal: a navigation must not abort the message.
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
