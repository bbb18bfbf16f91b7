import { type LinesProps, LinesTable } from '../../parts/subject/LinesTable';
import styles from './WholeLines.module.scss';

const firstLines = 12;

/** All lines; those after the first few are folded, except on paper (P80). */
export function WholeLines({ lines, products }: LinesProps) {
  const others = lines.slice(firstLines);
  return (
    <div className={styles.whole}>
      <LinesTable lines={lines.slice(0, firstLines)} products={products} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{`Show all ${lines.length} products`}</summary>
          <LinesTable caption="The others" lines={others} products={products} />
        </details>
      )}
    </div>
  );
}
