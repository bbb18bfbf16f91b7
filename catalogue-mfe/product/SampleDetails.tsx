import { Link } from '@storefront/shared/router';
import { useId } from 'react';
import styles from './SampleDetails.module.scss';

const sizes = ['Small', 'Medium', 'Large'] as const;
const colours = ['White', 'Blue', 'Green', 'Charcoal'] as const;
const tags = ['Clinic', 'Everyday', 'Single use'] as const;
const features = [
  'Sealed until it is used',
  'Labelled for quick restocking',
  'Fits a standard drawer',
] as const;

/**
 * The static content of a product's page, the same for every product. It can be operated, says
 * that it is a sample, and has no effect on the cart or a quote (P31).
 */
export function SampleDetails() {
  const headingId = useId();
  const noteId = useId();
  return (
    <section className={styles.samples} aria-labelledby={headingId} aria-describedby={noteId}>
      <h2 id={headingId}>Sample details</h2>
      <p className={styles.note} id={noteId}>
        Placeholders, the same for every product. They change nothing in your cart or quote.
      </p>
      <div className={styles.columns}>
        <div>
          <fieldset className={styles.choice}>
            <legend>Size</legend>
            {sizes.map((size) => (
              <label key={size}>
                <input type="radio" name="sample-size" value={size} defaultChecked={size === sizes[0]} />
                {size}
              </label>
            ))}
          </fieldset>
          <fieldset className={styles.choice}>
            <legend>Colour</legend>
            {colours.map((colour) => (
              <label key={colour}>
                <input
                  type="radio"
                  name="sample-colour"
                  value={colour}
                  defaultChecked={colour === colours[0]}
                />
                <span className={`${styles.swatch} ${styles[colour]}`} aria-hidden="true" />
                {colour}
              </label>
            ))}
          </fieldset>
        </div>
        <div>
          <h3>Features</h3>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        <dl className={styles.facts}>
          <dt>SKU</dt>
          <dd>SAMPLE-0001</dd>
          <dt>Tags</dt>
          <dd>
            <ul className={styles.tags}>
              {tags.map((tag) => (
                <li key={tag}>
                  <Link to="/shop">{tag}</Link>
                </li>
              ))}
            </ul>
          </dd>
        </dl>
      </div>
    </section>
  );
}
