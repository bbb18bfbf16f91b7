import { useNavigation, useSubmit } from '@storefront/shared/router';
import { useMemo, useRef } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import type { QuoteRefusal } from './quote-action';
import { type QuoteFieldName, type QuoteFields, quoteFieldId, quoteFieldNames } from './quote-fields';
import { type QuoteErrors, validateQuote } from './validate-quote';

/**
 * The form's behaviour in the browser: checks it before it is sent, by the same rules as the server; errors appear on
 * a submit attempt, the first invalid field gets the focus, and an error goes when its field is edited (decision 30).
 *
 * @param refusal what the server answered when the form was posted without JavaScript
 */
export function useQuoteForm(refusal: QuoteRefusal | undefined) {
  const submit = useSubmit();
  const { state } = useNavigation();
  const sending = useRef(false);
  const refused = useMemo(() => formErrors(refusal?.errors ?? {}), [refusal]);
  const {
    register,
    handleSubmit,
    clearErrors,
    setFocus,
    formState: { errors },
  } = useForm<QuoteFields>({
    // No `defaultValues`: with them the library would overwrite what was typed before the page came to life.
    errors: refused,
    reValidateMode: 'onSubmit',
    // It would go by the order of registering, which is not the page's.
    shouldFocusError: false,
    resolver: (values) => {
      const found = formErrors(validateQuote({ ...values, quantity: values.quantity ?? '1' }));
      return Object.keys(found).length > 0 ? { values: {}, errors: found } : { values, errors: {} };
    },
  });
  const errorOf = (name: QuoteFieldName) => errors[name]?.message ?? null;

  return {
    errorOf,
    focus: setFocus,
    isSending: state !== 'idle',
    onSubmit: handleSubmit(
      async (_, event) => {
        // One request per submit, however often it is pressed (decision 31).
        if (sending.current || !(event?.target instanceof HTMLFormElement)) return;
        sending.current = true;
        await submit(event.target).finally(() => {
          sending.current = false;
        });
      },
      (invalid) => {
        const first = quoteFieldNames.find((name) => invalid[name]);
        if (first) setFocus(first);
      },
    ),
    /** Attributes of a field's control; `base` is Bootstrap's class for its kind. */
    control: (name: QuoteFieldName, base: 'form-control' | 'form-select') => ({
      ...register(name, { onChange: () => clearErrors(name) }),
      id: quoteFieldId(name),
      className: errorOf(name) ? `${base} is-invalid` : base,
      'aria-required': name !== 'company',
      ...(errorOf(name) && { 'aria-invalid': true, 'aria-describedby': `${quoteFieldId(name)}-error` }),
      ...(refusal?.fields[name] && { defaultValue: refusal.fields[name] }),
      // Where no script can move the focus, the document asks for it.
      autoFocus: name === Object.keys(refusal?.errors ?? {})[0],
    }),
  };
}

/** The form as its fields see it. */
export type QuoteFormControls = ReturnType<typeof useQuoteForm>;

function formErrors(errors: QuoteErrors): FieldErrors<QuoteFields> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name, { type: 'refused', message }]),
  );
}
