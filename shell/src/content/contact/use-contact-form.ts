import { fieldLimits } from '@storefront/shared/contracts/field-limits';
import { useNavigation, useSubmit } from '@storefront/shared/router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ContactRefusal } from './contact-action';
import {
  type ContactFieldName,
  contactFieldId,
  contactFieldLabels,
  contactFieldNames,
} from './contact-fields';

/**
 * The form's behaviour in the browser: one request per submit however often it is pressed (P50), the focus on
 * the first invalid field, and an error goes when its field is edited (P49).
 *
 * @param refusal what became of the last attempt, if it was not sent
 */
export function useContactForm(refusal: ContactRefusal | undefined) {
  const submit = useSubmit();
  const { formMethod } = useNavigation();
  const sending = useRef(false);
  const alert = useRef<HTMLParagraphElement>(null);
  const [shown, setShown] = useState({ refusal, errors: refusal?.errors ?? {} });
  // The router forgets a refusal when only the address's fragment changes; the form does not.
  if (refusal && shown.refusal !== refusal) setShown({ refusal, errors: refusal.errors });

  useEffect(() => {
    const first = contactFieldNames.find((name) => refusal?.errors[name]);
    if (first) focusField(first);
    else alert.current?.focus();
  }, [refusal]);

  return {
    failure: shown.refusal?.failure ?? null,
    /** Says the failure; gets the focus with every new one. */
    alert,
    /** What has to be mended, in the order of the page. */
    summary: contactFieldNames.flatMap((name) => {
      const message = shown.errors[name];
      return message ? [{ id: contactFieldId(name), label: contactFieldLabels[name], message }] : [];
    }),
    /** Attributes of a field around its control. */
    field: (name: ContactFieldName) => ({
      id: contactFieldId(name),
      label: contactFieldLabels[name],
      note: name === 'phone' ? 'optional' : undefined,
      error: shown.errors[name] ?? null,
      className: 'mb-3',
    }),
    isSending: formMethod === 'POST',
    onSubmit: async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (sending.current) return;
      sending.current = true;
      await submit(event.currentTarget).finally(() => {
        sending.current = false;
      });
    },
    /** Attributes of a field's control. */
    control: (name: ContactFieldName) => ({
      id: contactFieldId(name),
      name,
      maxLength: fieldLimits[name],
      className: shown.errors[name] ? 'form-control is-invalid' : 'form-control',
      'aria-required': name !== 'phone',
      ...(shown.errors[name] && {
        'aria-invalid': true,
        'aria-describedby': `${contactFieldId(name)}-error`,
      }),
      defaultValue: shown.refusal?.fields[name] ?? '',
      onInput: () => {
        if (shown.errors[name]) setShown({ ...shown, errors: { ...shown.errors, [name]: undefined } });
      },
    }),
  };
}

function focusField(name: ContactFieldName): void {
  document.getElementById(contactFieldId(name))?.focus();
}
