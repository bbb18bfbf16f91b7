import styles from './SampleRating.module.scss';

/** Five stars and '(1 review)', the same for every product, named as the sample they are (P30). */
export function SampleRating() {
  return (
    <p className={styles.rating}>
      <span className={styles.stars} role="img" aria-label="Sample rating">
        ★★★★★
      </span>{' '}
      (1 review)
    </p>
  );
}
