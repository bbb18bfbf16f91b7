import { useLocation } from '@storefront/shared/router';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

interface DisclosureProps {
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * A navigation button with a panel. Works without scripts, one open at a time; scripts close it on Escape and when the visitor moves on.
 */
export function Disclosure({ label, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  const shownAt = useRef(key);
  useEffect(() => {
    // Not on the first render: the visitor may have opened it before hydration.
    if (shownAt.current !== key) close(details.current);
    shownAt.current = key;
  }, [key]);

  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) close(details.current);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !details.current?.open) return;
    close(details.current);
    details.current.querySelector('summary')?.focus();
  }

  return (
    <details ref={details} name="site-menu" className="site-menu" onKeyDown={onKeyDown}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}

function close(details: HTMLDetailsElement | null) {
  if (details) details.open = false;
}
