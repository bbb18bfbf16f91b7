import type { Picture as Renditions } from '@storefront/shared/contracts/product';
import { Picture } from '@storefront/shared/ui/Picture';
import { useState } from 'react';
import styles from './PictureStage.module.scss';

interface PictureStageProps {
  /** The product's. */
  readonly name: string;
  /** Never empty. */
  readonly pictures: readonly Renditions[];
  /** Place of the picture that is shown. */
  readonly chosen: number;
  /** Widths it is drawn at, as the `sizes` attribute has them. */
  readonly sizes: string;
}

/**
 * Shows one picture; another one slides in from its side while the one before slides out, in 500 ms (P29),
 * at once for those who want no motion.
 */
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
  /** Place of the picture that leaves; null as long as the first one is shown. */
  readonly before: number | null;
}
