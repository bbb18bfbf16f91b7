import type { ReactNode } from 'react';

interface SpecimenProps {
  /** What is shown: class or component, and its state. */
  readonly name: string;
  /** `row` sets the pieces side by side, `stage` holds what else would be fixed to the screen. */
  readonly layout?: 'plain' | 'row' | 'stage';
  readonly children: ReactNode;
}

/** One thing of the theme under its name. */
export function Specimen({ name, layout = 'plain', children }: SpecimenProps) {
  return (
    <figure className="theme-specimen">
      <figcaption className="small text-body-secondary mb-2">{name}</figcaption>
      <div className={`theme-${layout}`}>{children}</div>
    </figure>
  );
}
