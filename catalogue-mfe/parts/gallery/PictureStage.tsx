import type { Picture as Renditions } from '@storefront/shared/contracts/product';
import { Picture } from '@storefront/shared/ui/Picture';
import { useState } from 'react';
import styles from './PictureStage.module.scss';

interface PictureStageProps {
  readonly name: string;
  readonly pictures: readonly Renditions[];
  readonly chosen: number;
  /** Displayed widths, as a `sizes` attribute. */
  readonly sizes: string;
}

/** The chosen picture; the next one slides in from its side in 500 ms (P29), or appears at once with reduced motion. */
export function PictureStage({ name, pictures, chosen, sizes }: PictureStageProps) {
  const [{ now, before }, setTurn] = useState<Turn>({ now: chosen, before: null });
  if (now !== chosen) setTurn({ now: chosen, before: now });
  const direction = before === null ? undefined : now > before ? 'next' : 'previous';
  const layers = before === null ? [now] : [before, now];
  return (
    <span className={styles.stage} data-direction={direction}>
      {layers.map((place) => (
        <span key={place} className={place === now ? styles.entering : styles.leaving}>
          <Picture
            picture={pictures[place] ?? null}
            alt={place === now ? (pictures[place]?.[0].alt ?? name) : ''}
            sizes={sizes}
            loading={before === null ? 'first' : 'eager'}
          />
        </span>
      ))}
    </span>
  );
}

interface Turn {
  readonly now: number;
  /** Index of the leaving picture; null for the first one. */
  readonly before: number | null;
}
