import type { Suburb } from '@storefront/shared/api/geo-calls';
import { useStorefront } from '@storefront/shared/router';
import { controlAttributes, FormField } from '@storefront/shared/ui/FormField';
import { useCombobox } from '@storefront/shared/ui/use-combobox';
import { useHydrated } from '@storefront/shared/ui/use-hydrated';
import { type FocusEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { quoteApi } from '../../data/quote-api';
import { hasOtherPostcode, matchSuburbs, onlyPostcode } from './match-suburbs';
import styles from './SuburbField.module.scss';
import { afterPress, type QuoteFormControls } from './use-quote-form';

interface SuburbFieldProps {
  readonly form: QuoteFormControls;
}

/**
 * A text field with suburbs of the chosen state as suggestions of an ARIA combobox. A suburb's only postcode is filled in (P48). Without
 * suggestions or scripts it is a plain field.
 */
export function SuburbField({ form }: SuburbFieldProps) {
  const listId = useId();
  const hydrated = useHydrated();
  const [state, setState] = useState('');
  const suburbs = useSuburbs(state);
  const [typed, setTyped] = useState<string | null>(null);
  const matches = useMemo(() => (typed === null ? [] : matchSuburbs(suburbs, typed)), [suburbs, typed]);
  const expanded = matches.length > 0;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (expanded) list.current?.scrollIntoView({ block: 'nearest' });
  }, [expanded]);
  const close = () => setTyped(null);
  const combobox = useCombobox({
    id: listId,
    source: matches,
    count: matches.length,
    close,
    open: suburbs.length > 0 ? () => setTyped(form.valueOf('suburb')) : undefined,
  });

  function choose({ name, postcode }: Suburb): void {
    form.set({ suburb: name });
    form.forgetPostcode();
    if (postcode !== null) form.fillPostcode(postcode);
    close();
  }

  const control = form.control('suburb', 'form-control', {
    onChange: ({ target }) => {
      form.forgetPostcode();
      setTyped(target.value);
    },
  });

  /** Fills the postcode at once: its field often gets the focus next, and typing replaces the value. */
  function leave(event: FocusEvent<HTMLInputElement>): void {
    afterPress(close);
    const postcode = onlyPostcode(suburbs, event.target.value);
    if (postcode !== null && form.valueOf('postcode') === '') form.fillPostcode(postcode);
    void control.onBlur(event);
  }

  // The loaded suburbs belong to the state at the last focus.
  const isOff =
    !expanded &&
    form.valueOf('state') === state &&
    hasOtherPostcode(suburbs, form.valueOf('suburb'), form.valueOf('postcode'));
  const field = {
    ...form.field('suburb'),
    hint: isOff ? 'In the chosen state this suburb has another postcode. Please check both.' : null,
  };

  return (
    <FormField {...field} className={styles.field}>
      <input
        {...control}
        {...controlAttributes(field)}
        onBlur={leave}
        type="text"
        autoComplete={hydrated && suburbs.length > 0 ? 'off' : 'address-level2'}
        onFocus={() => setState(form.valueOf('state'))}
        onKeyDown={({ nativeEvent }) => combobox.press(nativeEvent)}
        {...(hydrated && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': expanded,
          'aria-controls': expanded ? listId : undefined,
          'aria-activedescendant': combobox.activeId,
        })}
      />
      <p className="visually-hidden" role="status">
        {expanded && `${matches.length} ${matches.length === 1 ? 'suburb' : 'suburbs'}`}
      </p>
      {expanded && (
        <div ref={list} className={styles.list} {...combobox.list}>
          {matches.map((suburb, nth) => (
            <div key={`${suburb.name} ${suburb.postcode}`} {...combobox.option(nth, () => choose(suburb))}>
              {suburb.name} <span>{suburb.postcode}</span>
            </div>
          ))}
        </div>
      )}
    </FormField>
  );
}

const none: readonly Suburb[] = [];

/** The suburbs of a state; empty until loaded and on failure (P48). */
function useSuburbs(state: string): readonly Suburb[] {
  const { api } = useStorefront();
  const [loaded, setLoaded] = useState({ state: '', suburbs: none });

  useEffect(() => {
    if (state === '') return;
    const outdated = new AbortController();
    api(quoteApi)
      .then((calls) => calls.suburbs(state, outdated.signal))
      // The form works without them, and the client has logged the error.
      .catch(() => none)
      .then((suburbs) => {
        if (!outdated.signal.aborted) setLoaded({ state, suburbs });
      });
    return () => outdated.abort();
  }, [api, state]);

  return loaded.state === state ? loaded.suburbs : none;
}
