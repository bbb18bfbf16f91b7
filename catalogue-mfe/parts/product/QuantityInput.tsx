import { maxQuantity } from '@storefront/shared/contracts/state';
import { selectOnFirstPress } from '@storefront/shared/ui/select-on-first-press';
import { useHydrated } from '@storefront/shared/ui/use-hydrated';
import { type ComponentProps, useId, useRef, useState } from 'react';
import styles from './QuantityInput.module.scss';

interface QuantityInputProps {
  readonly initial?: number | undefined;
}

/** A stepper for the quantity to add (P29) that announces its value. */
export function QuantityInput({ initial }: QuantityInputProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const disabled = !useHydrated();
  const step = (direction: 'stepDown' | 'stepUp') => () => {
    input.current?.[direction]();
    setMessage(`Quantity ${input.current?.value}`);
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
        {message}
      </span>
    </div>
  );
}

/** The quantity entered within an element; NaN for none. */
export function chosenQuantity(around: HTMLElement | null): number {
  return Number(around?.querySelector<HTMLInputElement>('[name=quantity]')?.value);
}

/** A number field for the quantity to add, 1 to 9999 (P29, P37). */
export function QuantityField({ className = '', defaultValue = 1, ...attributes }: ComponentProps<'input'>) {
  return (
    <input
      {...attributes}
      defaultValue={defaultValue}
      className={`form-control ${className}`}
      name="quantity"
      type="number"
      inputMode="numeric"
      min={1}
      max={maxQuantity}
      onPointerDown={selectOnFirstPress}
      required
    />
  );
}
