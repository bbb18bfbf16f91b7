import { packLabel } from '@storefront/shared/product/pack-label';
import { type ReactNode, useId } from 'react';
import type { ProductDetail } from './load-product';
import styles from './Panel.module.scss';

interface ProductFactsProps {
  readonly product: Pick<ProductDetail, 'sku' | 'sizes' | 'colours' | 'packSize'>;
}

/** A product's facts besides its description; nothing without any (P31, P66). */
export function ProductFacts({ product }: ProductFactsProps) {
  const headingId = useId();
  const { sku, sizes, colours, packSize } = product;
  const facts: readonly Fact[] = [
    ['SKU', sku],
    [sizes.length === 1 ? 'Size' : 'Sizes', sizes.join(', ')],
    [colours.length === 1 ? 'Colour' : 'Colours', colours.join(', ')],
    ['Pack', packSize && packLabel(packSize)],
  ];
  if (!facts.some(([, fact]) => fact)) return null;
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId}>Details</h2>
      <div className={styles.columns}>
        <Facts facts={facts} />
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
