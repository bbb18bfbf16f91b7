import styles from './QuickOrder.module.scss';

/** What lines may look like, while there are none. */
export function LineExamples() {
  return (
    <section aria-labelledby="order-examples">
      <h2 id="order-examples">What you can paste</h2>
      <ul className={styles.rows}>
        <li className={styles.toCheck}>
          <p className={styles.name}>WND-000089, 12</p>
          <p className={styles.facts}>A SKU and how many. A tab or semicolon works too.</p>
        </li>
        <li className={styles.toCheck}>
          <p className={styles.name}>12 x Gauze swabs</p>
          <p className={styles.facts}>A name. Where several products match, you choose.</p>
        </li>
        <li className={styles.toCheck}>
          <p className={styles.name}>Item code; Description; Qty</p>
          <p className={styles.facts}>Columns of a spreadsheet, with or without a line that names them.</p>
        </li>
      </ul>
    </section>
  );
}
