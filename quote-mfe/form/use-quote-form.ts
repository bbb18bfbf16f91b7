import type { QuoteSubject } from '@storefront/shared/contracts/quote';
import { controlAttributes, type FieldState } from '@storefront/shared/ui/FormField';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldErrors, type RegisterOptions, useForm } from 'react-hook-form';
import { keptDetails } from '../details/kept-details';
import { fieldHint } from '../fields/field-hint';
import {
  type QuoteErrors,
  type QuoteFieldName,
  type QuoteFields,
  quoteErrors,
  quoteFieldDefinitions,
  quoteFieldNames,
  readQuoteFields,
} from '../fields/quote-fields';
import { keepDraft, openDraft } from '../request/quote-draft';
import type { QuoteRefusal } from '../request/quote-failure';
import { afterPress } from './after-press';

/** Sends a form whose fields are valid. */
export type SendForm = (form: HTMLFormElement) => Promise<void>;

/** What a form's behaviour hangs on. */
interface QuoteFormOptions {
  readonly subject: QuoteSubject;
  /** Whether the message says what is wanted, for no products are listed (P52). */
  readonly isWithoutProducts: boolean;
  readonly quoteKey: string;
  /** What the server answered when the form was posted without JavaScript. */
  readonly refusal: QuoteRefusal | undefined;
  readonly isSending: boolean;
  readonly send: SendForm;
}

/**
 * The form's behaviour in the browser: checks it before it is sent, by the same rules as the server; errors appear on
 * a submit attempt, the first invalid field gets the focus, and an error goes when its field is edited (P49).
 * What was typed is kept as a draft, and is there again in the next form (P44); what the draft lacks comes from the details that
 * the browser was asked to keep (P70).
 */
export function useQuoteForm({
  subject,
  isWithoutProducts,
  quoteKey,
  refusal,
  isSending,
  send,
}: QuoteFormOptions) {
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const filledPostcode = useRef<string | null>(null);
  // A page that is loaded again has a new key. The draft keeps the one that may have been sent already.
  const [draftKey, setDraftKey] = useState<string | null>(null);
  const key = refusal?.key ?? draftKey ?? quoteKey;
  const [left, setLeft] = useState<Partial<QuoteFields>>({});
  const refused = useMemo(() => formErrors(refusal?.errors ?? {}), [refusal]);
  const {
    register,
    handleSubmit,
    clearErrors,
    setFocus,
    setValue,
    getValues,
    formState: { errors },
  } = useForm<QuoteFields>({
    // No `defaultValues`: with them the library would overwrite what was typed before the page came to life.
    errors: refused,
    reValidateMode: 'onSubmit',
    // The library would go by the order in which fields are registered, which is not the page's.
    shouldFocusError: false,
    resolver: (values) => {
      // Reads the fields from the document, for that is what is sent.
      const fields = element.current ? readQuoteFields(new FormData(element.current)) : values;
      const found = formErrors(quoteErrors(fields));
      return Object.keys(found).length > 0 ? { values: {}, errors: found } : { values, errors: {} };
    },
  });
  const field = (name: QuoteFieldName): FieldState => ({
    id: `quote-${name}`,
    label: name === 'message' && isWithoutProducts ? 'What do you need?' : quoteFieldDefinitions[name].label,
    help: quoteFieldDefinitions[name].help,
    hint: fieldHint(name, left[name] ?? ''),
    error: errors[name]?.message ?? null,
  });

  /** Fills fields on the visitor's behalf. */
  function set(fields: Partial<QuoteFields>): void {
    for (const [name, value] of Object.entries(fields) as [QuoteFieldName, string][]) {
      setValue(name, value);
      if (value !== '') clearErrors(name);
    }
    setLeft((before) => ({ ...before, ...fields }));
    keepTyped();
  }

  function keepTyped(): void {
    if (!element.current) return;
    const fields = readQuoteFields(new FormData(element.current));
    keepDraft(subject, { key, fields, filledPostcode: filledPostcode.current });
  }

  /** Fills the postcode in for a suburb. */
  function fillPostcode(postcode: string): void {
    filledPostcode.current = postcode;
    set({ postcode });
  }

  /** Takes back a postcode that was filled in for another suburb; a typed one stays. */
  function forgetPostcode(): void {
    const filled = filledPostcode.current;
    filledPostcode.current = null;
    if (filled !== null && getValues('postcode') === filled) set({ postcode: '' });
  }

  // Fills untouched fields only: what was typed before hydration, or refused by the server, stays.
  useEffect(() => {
    const draft = openDraft(subject);
    setDraftKey(draft.key);
    filledPostcode.current = draft.filledPostcode;
    for (const [name, value] of Object.entries({ ...keptDetails(), ...draft.fields })) {
      const control = element.current?.elements.namedItem(name);
      const isUntouched =
        control instanceof HTMLSelectElement
          ? control.value === ''
          : (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
            control.value === control.defaultValue &&
            !refusal;
      if (isUntouched && value !== '') setValue(name as QuoteFieldName, value);
    }
  }, [setValue, subject, refusal]);

  return {
    element,
    /** The same for every attempt at this quote. */
    key,
    field,
    valueOf: (name: QuoteFieldName) => getValues(name) ?? '',
    set,
    fillPostcode,
    forgetPostcode,
    onInput: keepTyped,
    onSubmit: handleSubmit(
      async (_, event) => {
        // One request per submit, however often it is pressed (P50).
        if (sending.current || isSending || !(event?.target instanceof HTMLFormElement)) return;
        sending.current = true;
        await send(event.target).finally(() => {
          sending.current = false;
        });
      },
      (invalid) => {
        const first = quoteFieldNames.find((name) => invalid[name]);
        if (first) setFocus(first);
      },
    ) satisfies (event: FormEvent<HTMLFormElement>) => Promise<void>,
    /** Attributes of a field's control; `base` is Bootstrap's class for its kind. */
    control: (
      name: QuoteFieldName,
      base: 'form-control' | 'form-select' = 'form-control',
      { onChange, onBlur }: RegisterOptions<QuoteFields> = {},
    ) => ({
      ...register(name, {
        onChange: (event) => {
          clearErrors(name);
          onChange?.(event);
        },
        onBlur: (event) => {
          const { value } = event.target;
          afterPress(() => setLeft((before) => ({ ...before, [name]: value })));
          onBlur?.(event);
        },
      }),
      ...controlAttributes(field(name), base),
      'aria-required': !quoteFieldDefinitions[name].optional,
      ...(refusal?.fields[name] && { defaultValue: refusal.fields[name] }),
      // Without JavaScript the document itself moves the focus to the first invalid field.
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
