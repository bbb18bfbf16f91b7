import { Link } from '@storefront/shared/router';
import { useId } from 'react';
import type { ProductDetail } from './load-product';
import panel from './Panel.module.scss';
import { Facts } from './ProductFacts';
import styles from './SampleDetails.module.scss';

const sizes = ['Small', 'Medium', 'Large'] as const;
const colours = ['White', 'Blue', 'Green', 'Charcoal'] as const;
const tags = ['Clinic', 'Everyday', 'Single use'] as const;
const features = [
  'Sealed until it is used',
  'Labelled for quick restocking',
  'Fits a standard drawer',
] as const;

interface SampleDetailsProps {
  readonly product: Pick<ProductDetail, 'sizes' | 'colours' | 'choices'>;
}

/** Details that products of a sample shop lack, marked as samples; operable, but without effect (P31). */
export function SampleDetails({ product }: SampleDetailsProps) {
  const headingId = useId();
  const noteId = useId();
  const isChoice = (kind: string) => product.choices.some(({ heading }) => heading === kind);
  const lacksSize = product.sizes.length === 0 && !isChoice('Size');
  const lacksColour = product.colours.length === 0 && !isChoice('Colour');
  return (
    <section className={panel.panel} aria-labelledby={headingId} aria-describedby={noteId}>
      <h2 id={headingId}>Sample details</h2>
      <p className={styles.note} id={noteId}>
        Placeholders, the same for every product. They change nothing in your cart or quote.
      </p>
      <div className={panel.columns}>
        {(lacksSize || lacksColour) && (
          <div>
            {lacksSize && <Options kind="Size" options={sizes} />}
            {lacksColour && <Options kind="Colour" options={colours} />}
          </div>
        )}
        <div>
          <h3>Features</h3>
          <ul className={panel.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        <Facts facts={[['Tags', <Tags key="tags" />]]} />
      </div>
    </section>
  );
}

/** They lead to the shop (P31). */
function Tags() {
  return (
    <ul className={panel.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to="/shop">{tag}</Link>
        </li>
      ))}
    </ul>
  );
}

interface OptionsProps {
  readonly kind: 'Size' | 'Colour';
  readonly options: readonly string[];
}

function Options({ kind, options }: OptionsProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{kind}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={`sample-${kind}`} value={option} defaultChecked={option === options[0]} />
          {kind === 'Colour' && <span className={`${styles.swatch} ${styles[option]}`} aria-hidden="true" />}
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}
