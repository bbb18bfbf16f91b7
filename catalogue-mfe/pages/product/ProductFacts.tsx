import { packLabel } from '@storefront/shared/product/pack-label';
import { Link } from '@storefront/shared/router';
import { type ReactNode, useId } from 'react';
import type { ProductDetail } from './load-product';
import styles from './Panel.module.scss';

interface ProductFactsProps {
  readonly product: Pick<ProductDetail, 'sku' | 'sizes' | 'colours' | 'packSize' | 'features' | 'tags'>;
}

/** A product's facts besides its description; nothing without any (P31, P66). */
export function ProductFacts({ product }: ProductFactsProps) {
  const headingId = useId();
  const { sku, sizes, colours, packSize, features, tags } = product;
  const facts: readonly Fact[] = [
    ['SKU', sku],
    [sizes.length === 1 ? 'Size' : 'Sizes', sizes.join(', ')],
    [colours.length === 1 ? 'Colour' : 'Colours', colours.join(', ')],
    ['Pack', packSize && packLabel(packSize)],
    ['Tags', tags.length > 0 && <Tags tags={tags} />],
  ];
  if (features.length === 0 && !facts.some(([, fact]) => fact)) return null;
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId}>Details</h2>
      <div className={styles.columns}>
        <Facts facts={facts} />
        {features.length > 0 && <Features features={features} />}
      </div>
    </section>
  );
}

type Fact = readonly [name: string, fact: ReactNode];

/** A list of named facts; empty ones are left out. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const known = facts.filter(([, fact]) => fact);
  return (
    <dl className={styles.facts}>
      {known.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A list of a product's features. */
export function Features({ features }: { readonly features: readonly string[] }) {
  return (
    <div>
      <h3>Features</h3>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </div>
  );
}

/** A product's tags, linked to the shop (P29). */
export function Tags({ tags }: { readonly tags: readonly string[] }) {
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to="/shop">{tag}</Link>
        </li>
      ))}
    </ul>
  );
}
