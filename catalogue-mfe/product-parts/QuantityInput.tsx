import { useHydrated } from '@storefront/shared/ui/use-hydrated';
import { useId, useRef, useState } from 'react';
import { QuantityField } from './QuantityField';
import styles from './QuantityInput.module.scss';

interface QuantityInputProps {
  readonly initial?: number | undefined;
}

/** A stepper for the quantity to add (P29), which announces its value. */
export function QuantityInput({ initial }: QuantityInputProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [said, say] = useState('');
  const disabled = !useHydrated();
  const step = (direction: 'stepDown' | 'stepUp') => () => {
    input.current?.[direction]();
    say(`Quantity ${input.current?.value}`);
  };
  return (
    <div className={styles.quantity}>
      <label htmlFor={id}>Quantity</label>
      <div className={styles.row}>
        <button
          className={styles.step}
          type="button"
          disabled={disabled}
          aria-label="Decrease quantity"
          onClick={step('stepDown')}
        >
          −
        </button>
        <QuantityField ref={input} id={id} defaultValue={initial} />
        <button
          className={styles.step}
          type="button"
          disabled={disabled}
          aria-label="Increase quantity"
          onClick={step('stepUp')}
        >
          +
        </button>
      </div>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  );
}

/** The quantity chosen in an element; NaN where there is none. */
export function chosenQuantity(around: HTMLElement | null): number {
  return Number(around?.querySelector<HTMLInputElement>('[name=quantity]')?.value);
}
