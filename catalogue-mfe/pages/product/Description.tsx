import type { Product } from '@storefront/shared/contracts/product';
import { RichTextView } from '@storefront/shared/ui/RichTextView';
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
        <div className={styles.rich}>
          <RichTextView text={richDescription} tableClass={styles.scroll} />
        </div>
      ) : (
        <p>{description}</p>
      )}
    </section>
  );
}
