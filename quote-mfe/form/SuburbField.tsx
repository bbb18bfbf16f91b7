import type { Suburb } from '@storefront/shared/api';
import { useHydrated } from '@storefront/shared/ui/use-hydrated';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { matchSuburbs, onlyPostcode } from './match-suburbs';
import { QuoteField } from './QuoteField';
import styles from './SuburbField.module.scss';
import type { QuoteFormControls } from './use-quote-form';
import { useSuburbs } from './use-suburbs';

/** The option that stands for the field itself. */
const noOption = -1;

interface SuburbFieldProps {
  readonly form: QuoteFormControls;
}

/**
 * The suburb: free text with suggestions of the chosen state, as an ARIA combobox. A suburb with one postcode fills the
 * postcode (P48). Without suggestions, or without JavaScript, it is a plain field.
 */
export function SuburbField({ form }: SuburbFieldProps) {
  const listId = useId();
  const hydrated = useHydrated();
  const [state, setState] = useState('');
  const suburbs = useSuburbs(state);
  const [typed, setTyped] = useState<string | null>(null);
  const matches = useMemo(() => (typed === null ? [] : matchSuburbs(suburbs, typed)), [suburbs, typed]);
  const [active, setActive] = useState(noOption);
  const expanded = matches.length > 0;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (expanded) list.current?.scrollIntoView({ block: 'nearest' });
  }, [expanded]);
  useEffect(() => {
    if (active !== noOption) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const close = () => {
    setTyped(null);
    setActive(noOption);
  };

  function choose({ name, postcode }: Suburb): void {
    form.set({ suburb: name });
    form.forgetPostcode();
    if (postcode !== null) form.fillPostcode(postcode);
    close();
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || !expanded) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = matches[active];
    if (step) setActive(((active + 1 + step + matches.length + 1) % (matches.length + 1)) - 1);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  }

  const control = form.control('suburb', 'form-control', {
    onChange: ({ target }) => {
      form.forgetPostcode();
      setTyped(target.value);
      setActive(noOption);
    },
  });

  /** At once, for the next field is often the postcode's: what is typed there takes its place. */
  function leave(event: FocusEvent<HTMLInputElement>): void {
    close();
    const postcode = onlyPostcode(suburbs, event.target.value);
    if (postcode !== null && form.valueOf('postcode') === '') form.fillPostcode(postcode);
    void control.onBlur(event);
  }

  return (
    <QuoteField name="suburb" form={form} className={styles.field}>
      <input
        {...control}
        onBlur={leave}
        type="text"
        autoComplete={hydrated && suburbs.length > 0 ? 'off' : 'address-level2'}
        onFocus={() => setState(form.valueOf('state'))}
        onKeyDown={press}
        {...(hydrated && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': expanded,
          'aria-controls': expanded ? listId : undefined,
          'aria-activedescendant': active === noOption ? undefined : `${listId}-${active}`,
        })}
      />
      <p className="visually-hidden" role="status">
        {expanded && `${matches.length} ${matches.length === 1 ? 'suburb' : 'suburbs'}`}
      </p>
      {expanded && (
        <div
          ref={list}
          className={styles.list}
          id={listId}
          role="listbox"
          aria-label="Suggestions"
          // A press would move the focus out of the field and close the list before the click.
          onMouseDown={(event) => event.preventDefault()}
        >
          {matches.map((suburb, nth) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: by key it is chosen from the field, which keeps the focus
            <div
              key={`${suburb.name} ${suburb.postcode}`}
              id={`${listId}-${nth}`}
              role="option"
              aria-selected={nth === active}
              tabIndex={-1}
              onClick={() => choose(suburb)}
            >
              {suburb.name} <span>{suburb.postcode}</span>
            </div>
          ))}
        </div>
      )}
    </QuoteField>
  );
}
