import type { ReactNode } from 'react';

interface PhoneLinkProps {
  readonly number: string;
  readonly className?: string;
  /** What is shown instead of the bare number. */
  readonly children?: ReactNode;
}

/** A phone number that can be called. */
export function PhoneLink({ number, className, children = number }: PhoneLinkProps) {
  return (
    <a className={className} href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      {children}
    </a>
  );
}
