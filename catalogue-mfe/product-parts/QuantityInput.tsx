import { useHydrated } from '@storefront/shared/ui/use-hydrated';
import { useId, useRef } from 'react';
import { QuantityField } from './QuantityField';
import styles from './QuantityInput.module.scss';

/** How many to add: a number from 1 (P29), with buttons for one less and one more. */
export function QuantityInput() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const steps = useHydrated() ? styles.step : `${styles.step} ${styles.waiting}`;
  return (
    <div className={styles.quantity}>
      <label htmlFor={id}>Quantity</label>
      <div className={styles.row}>
        <button
          className={steps}
          type="button"
          aria-label="Decrease quantity"
          onClick={() => input.current?.stepDown()}
        >
          −
        </button>
        <QuantityField ref={input} id={id} />
        <button
          className={steps}
          type="button"
          aria-label="Increase quantity"
          onClick={() => input.current?.stepUp()}
        >
          +
        </button>
      </div>
    </div>
  );
}

/** The number that is chosen somewhere inside; NaN where there is nothing to choose. */
export function chosenQuantity(around: HTMLElement | null): number {
  return Number(around?.querySelector<HTMLInputElement>('input[name="quantity"]')?.value);
}
