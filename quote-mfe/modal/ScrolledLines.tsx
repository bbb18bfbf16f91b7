import { useRef } from 'react';
import { type LinesProps, LinesTable } from '../subject/LinesTable';
import styles from './ScrolledLines.module.scss';
import { useGoesOn } from './use-goes-on';

/** Lines that are certainly more than what is shown of them at once. */
const overflowingLines = 6;

/** Lines that scroll where they are more than what is shown at once, by the keyboard too (P80). */
export function ScrolledLines({ lines, products }: LinesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const goesOn = useGoesOn(scroller, lines.length >= overflowingLines);
  return (
    <div
      ref={scroller}
      className={styles.scroll}
      {...(goesOn && { role: 'region', 'aria-label': 'List of products', tabIndex: 0 })}
    >
      <LinesTable lines={lines} products={products} />
    </div>
  );
}
