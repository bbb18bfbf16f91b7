import { type RefObject, useEffect, useRef, useState } from 'react';
import { type LinesProps, LinesTable } from '../../parts/subject/LinesTable';
import styles from './ScrolledLines.module.scss';

/** Number of lines that certainly overflow. */
const overflowingLines = 6;

/** Lines in a box that scrolls when they overflow, also by keyboard (P80). */
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

/** Whether an element overflows; `atFirst` until it is measured, or where that is impossible. */
function useGoesOn(element: RefObject<HTMLElement | null>, atFirst: boolean): boolean {
  const [goesOn, setGoesOn] = useState(atFirst);
  useEffect(() => {
    const outer = element.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner || !globalThis.ResizeObserver) return;
    const observer = new ResizeObserver(() => setGoesOn(outer.scrollHeight > outer.clientHeight));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [element]);
  return goesOn;
}
