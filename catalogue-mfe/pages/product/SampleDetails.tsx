import { useId } from 'react';
import type { ProductDetail } from './load-product';
import panel from './Panel.module.scss';
import { Facts, Features, Tags } from './ProductFacts';
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
  readonly product: Pick<ProductDetail, 'sku' | 'sizes' | 'colours' | 'features' | 'tags' | 'choices'>;
}

/** Samples of the kinds of detail that a product lacks, marked as such; operable, but without effect (P31). */
export function SampleDetails({ product }: SampleDetailsProps) {
  const headingId = useId();
  const noteId = useId();
  const isChoice = (kind: string) => product.choices.some(({ heading }) => heading === kind);
  const lacks = {
    sizes: product.sizes.length === 0 && !isChoice('Size'),
    colours: product.colours.length === 0 && !isChoice('Colour'),
    features: product.features.length === 0,
    sku: product.sku === null,
    tags: product.tags.length === 0,
  };
  if (!Object.values(lacks).includes(true)) return null;
  return (
    <section className={panel.panel} aria-labelledby={headingId} aria-describedby={noteId}>
      <h2 id={headingId}>Sample details</h2>
      <p className={styles.note} id={noteId}>
        Placeholders, the same for every product. They change nothing in your cart or quote.
      </p>
      <div className={panel.columns}>
        {(lacks.sizes || lacks.colours) && (
          <div>
            {lacks.sizes && <Options kind="Size" options={sizes} />}
            {lacks.colours && <Options kind="Colour" options={colours} />}
          </div>
        )}
        {lacks.features && <Features features={features} />}
        {(lacks.sku || lacks.tags) && (
          <Facts
            facts={[
              ['SKU', lacks.sku && 'SAMPLE-0001'],
              ['Tags', lacks.tags && <Tags tags={tags} />],
            ]}
          />
        )}
      </div>
    </section>
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
