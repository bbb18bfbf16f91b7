import type { ReactNode } from 'react';

interface PhoneLinkProps {
  readonly number: string;
  readonly className?: string;
  /** Text of the link; default the number. */
  readonly children?: ReactNode;
}

/** A `tel:` link. */
export function PhoneLink({ number, className, children = number }: PhoneLinkProps) {
  return (
    <a className={className} href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      {children}
    </a>
  );
}
