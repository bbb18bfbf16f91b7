import type { LineDetails } from '../../data/line-details';
import styles from './MissingDetails.module.scss';

const texts = {
  gone: 'This product is no longer available.',
  loading: 'Loading …',
  'not loaded': 'The details of this product could not be loaded.',
};

/** Why a product's details are missing. */
export function MissingDetails({ why }: { readonly why: Extract<LineDetails, string> }) {
  return <p className={styles.why}>{texts[why]}</p>;
}
