import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to an element when the control that had it went away with an item of a list. */
export function useFocusWhenRemoved<E extends HTMLElement>(length: number): RefObject<E | null> {
  const target = useRef<E>(null);
  const before = useRef(length);
  useEffect(() => {
    const focusLost = length < before.current && document.activeElement === document.body;
    before.current = length;
    if (focusLost) target.current?.focus();
  }, [length]);
  return target;
}
