import { useNavigation, useSubmit } from '@storefront/shared/router';
import { controlAttributes } from '@storefront/shared/ui/FormField';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ContactRefusal } from './contact-action';
import {
  type ContactFieldName,
  contactDraft,
  contactFieldDefinitions,
  contactFieldNames,
  readContactFields,
} from './contact-fields';

const fieldId = (name: ContactFieldName) => `contact-${name}`;

/**
 * The form's behaviour in the browser: one request per submit (P50), the focus on the first invalid field, and edits clear errors (P49). A
 * draft restores unsent input (P65).
 * @param refusal result of the last attempt, if it was not sent
 */
export function useContactForm(refusal: ContactRefusal | undefined) {
  const submit = useSubmit();
  const { formMethod } = useNavigation();
  const sending = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  const [shown, setShown] = useState({ refusal, errors: refusal?.errors ?? {} });
  // The router forgets a refusal when only the fragment changes; the form does not.
  if (refusal && shown.refusal !== refusal) setShown({ refusal, errors: refusal.errors });

  useEffect(() => {
    const first = contactFieldNames.find((name) => refusal?.errors[name]);
    if (first) document.getElementById(fieldId(first))?.focus();
    else alert.current?.focus();
  }, [refusal]);

  // Fills only untouched fields: input from before hydration or from a refused form stays, and is kept as well.
  useEffect(() => {
    for (const [name, value] of Object.entries(contactDraft.read() ?? {})) {
      const control = element.current?.elements.namedItem(name);
      const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      if (isText && control.value === '' && control.defaultValue === '') control.value = value;
    }
    const fields = element.current && readContactFields(new FormData(element.current));
    if (fields && Object.values(fields).some((value) => value !== '')) contactDraft.keep(fields);
  }, []);

  const field = (name: ContactFieldName) => ({
    id: fieldId(name),
    label: contactFieldDefinitions[name].label,
    help: contactFieldDefinitions[name].help,
    note: contactFieldDefinitions[name].optional ? 'optional' : undefined,
    error: shown.errors[name] ?? null,
    className: 'mb-3',
  });

  return {
    element,
    failure: shown.refusal?.failure ?? null,
    alert,
    field,
    isSending: formMethod === 'POST',
    onInput: (event: FormEvent<HTMLFormElement>) =>
      contactDraft.keep(readContactFields(new FormData(event.currentTarget))),
    onSubmit: async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (sending.current) return;
      sending.current = true;
      await submit(event.currentTarget).finally(() => {
        sending.current = false;
      });
    },
    control: (name: ContactFieldName) => ({
      ...controlAttributes(field(name)),
      name,
      maxLength: contactFieldDefinitions[name].limit,
      'aria-required': !contactFieldDefinitions[name].optional,
      defaultValue: shown.refusal?.fields[name] ?? '',
      onInput: () => {
        if (shown.errors[name]) setShown({ ...shown, errors: { ...shown.errors, [name]: undefined } });
      },
    }),
  };
}
