import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element has more in it than it shows.
 *
 * @param atFirst what is taken for it until it is measured, and where it cannot be
 */
export function useGoesOn(element: RefObject<HTMLElement | null>, atFirst: boolean): boolean {
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
