import type { QuoteSubject } from '@storefront/shared/contracts/quote';
import { controlAttributes, type FieldState } from '@storefront/shared/ui/FormField';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldErrors, type RegisterOptions, useForm } from 'react-hook-form';
import { keepDraft, openDraft } from '../../data/quote-draft';
import {
  fieldHint,
  type QuoteErrors,
  type QuoteFieldName,
  type QuoteFields,
  quoteErrors,
  quoteFieldDefinitions,
  quoteFieldNames,
  readQuoteFields,
} from '../../data/quote-fields';
import type { QuoteRefusal } from '../../data/send-quote';
import { keptDetails } from './kept-details';

/** Sends a valid form. */
export type SendForm = (form: HTMLFormElement) => Promise<void>;

interface FormOptions {
  readonly subject: QuoteSubject;
  /** The message at first. */
  readonly words: string;
  /** Whether no products are listed, so that the message has to say what is wanted (P52). */
  readonly isWithoutProducts: boolean;
  /** The server's answer to a form posted without JavaScript. */
  readonly refusal: QuoteRefusal | undefined;
  readonly isSending: boolean;
  readonly send: SendForm;
}

/**
 * The form's behaviour in the browser. The server's rules are checked before sending; errors appear on submit, the first invalid field gets
 * the focus, and edits clear errors (P49). A draft keeps the input for the next form (P44), completed by kept details (P70).
 */
export function useQuoteForm({ subject, words, isWithoutProducts, refusal, isSending, send }: FormOptions) {
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const filledPostcode = useRef<string | null>(null);
  // Missing on the server: the hydrated document would have another key.
  const [draftKey, setDraftKey] = useState<string | null>(null);
  const key = refusal?.key ?? draftKey;
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
    // No `defaultValues`: the library would overwrite what was typed before hydration.
    errors: refused,
    reValidateMode: 'onSubmit',
    // The library would focus in order of registration, not of the page.
    shouldFocusError: false,
    resolver: (values) => {
      // The document's fields are what will be sent.
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
    keepDraft(subject, {
      key: key ?? openDraft(subject).key,
      fields,
      filledPostcode: filledPostcode.current,
    });
  }

  function fillPostcode(postcode: string): void {
    filledPostcode.current = postcode;
    set({ postcode });
  }

  /** Clears a postcode that was filled for another suburb; a typed one stays. */
  function forgetPostcode(): void {
    const filled = filledPostcode.current;
    filledPostcode.current = null;
    if (filled !== null && getValues('postcode') === filled) set({ postcode: '' });
  }

  // Fills only untouched fields: input from before hydration or refused by the server stays.
  useEffect(() => {
    const draft = openDraft(subject);
    setDraftKey(draft.key);
    filledPostcode.current = draft.filledPostcode;
    const { message = '' } = draft.fields;
    const kept = { ...keptDetails(), ...draft.fields, message: withWords(message, words) };
    for (const [name, value] of Object.entries(kept)) {
      const control = element.current?.elements.namedItem(name);
      const isUntouched =
        control instanceof HTMLSelectElement
          ? control.value === ''
          : (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
            control.value === control.defaultValue &&
            !refusal;
      if (isUntouched && value !== '') setValue(name as QuoteFieldName, value);
    }
  }, [setValue, subject, words, refusal]);

  return {
    element,
    /** The draft's key, the same for every attempt; null before hydration, unless the server refused the form. */
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
    /** Attributes of a field's control; `base` is Bootstrap's class for it. */
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
      // Without JavaScript this focuses the first invalid field.
      autoFocus: name === Object.keys(refusal?.errors ?? {})[0],
    }),
  };
}

/** Result of {@link useQuoteForm}, for the form's fields. */
export type QuoteFormControls = ReturnType<typeof useQuoteForm>;

function formErrors(errors: QuoteErrors): FieldErrors<QuoteFields> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name, { type: 'refused', message }]),
  );
}

/** A draft's message with the asked words on a line of their own, unless it has them. */
function withWords(message: string, words: string): string {
  return message.includes(words) ? message : `${message}\n${words}`.trim();
}

const pressed = ':is(a, button, input, label, select, summary):active';

/**
 * Changes the layout once nothing is pressed: a field loses the focus in mid-press, and a button that moves away under the pointer gets no
 * click.
 */
export function afterPress(run: () => void): void {
  if (document.querySelector(pressed)) requestAnimationFrame(() => afterPress(run));
  else run();
}
