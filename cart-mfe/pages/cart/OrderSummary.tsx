import { formatPrice } from '@storefront/shared/product/format-price';
import { Link } from '@storefront/shared/router';
import { useId } from 'react';
import styles from './OrderSummary.module.scss';

const sampleLines = [
  { name: 'Sterile gauze swabs, box of 100', quantity: 2, price: 14.5 },
  { name: 'Nitrile gloves, box of 200', quantity: 1, price: 32.9 },
];
const subtotal = sampleLines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);

const payments = ['Direct bank transfer', 'Paypal'];

/** The checkout's folded order summary, with figures marked as a sample (P32). */
export function OrderSummary() {
  const heading = useId();
  const note = useId();
  return (
    <details className={styles.checkout}>
      <summary>Checkout (sample)</summary>
      <section className={styles.summary} aria-labelledby={heading} aria-describedby={note}>
        <h2 id={heading}>Order summary</h2>
        <p className={styles.note} id={note}>
          A sample, not your cart: this shop has no checkout yet. To buy, request a quote.
        </p>
        <dl className={styles.figures}>
          {sampleLines.map(({ name, quantity, price }) => (
            <div key={name}>
              <dt>{`${name} × ${quantity}`}</dt>
              <dd>{formatPrice(quantity * price)}</dd>
            </div>
          ))}
          <div className={styles.sum}>
            <dt>Subtotal</dt>
            <dd>{formatPrice(subtotal)}</dd>
          </div>
          <div>
            <dt>Shipping</dt>
            <dd className={styles.shipping}>Enter your address to view shipping options.</dd>
          </div>
          <div className={styles.sum}>
            <dt>Total</dt>
            <dd>{formatPrice(subtotal)}</dd>
          </div>
        </dl>
        <fieldset className={styles.payments}>
          <legend>Payment</legend>
          {payments.map((name, index) => (
            <label key={name} className={styles.payment}>
              <input
                className="form-check-input"
                type="radio"
                name="sample-payment"
                value={name}
                defaultChecked={index === 0}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <Link className="btn btn-outline-primary" to="/shop/checkout-success">
          Process to checkout
        </Link>
      </section>
    </details>
  );
}
