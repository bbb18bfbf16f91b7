import type { Product } from '@storefront/shared/contracts/product';
import type { RichNode } from '@storefront/shared/contracts/rich-text';
import { createElement, type ReactNode } from 'react';
import styles from './Description.module.scss';

/** A product's description, with its elements if it has any (P66); nothing without one. */
export function Description({
  description,
  richDescription,
}: Pick<Product, 'description' | 'richDescription'>) {
  if (!description && !richDescription) return null;
  return (
    <section className={styles.description} aria-labelledby="description">
      <h2 id="description">Description</h2>
      {richDescription ? (
        <div className={styles.rich}>{richDescription.map(rendered)}</div>
      ) : (
        <p>{description}</p>
      )}
    </section>
  );
}

function rendered(node: RichNode, nth: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, children } = node;
  const content = children.map(rendered);
  if (tag === 'table') return <Table key={nth}>{content}</Table>;
  return tag === 'br' ? <br key={nth} /> : createElement(tag, { key: nth }, content);
}

/** A table that scrolls sideways on a narrow screen. */
function Table({ children }: { readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container has to be reachable by keyboard
    <div className={styles.scroll} role="group" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
