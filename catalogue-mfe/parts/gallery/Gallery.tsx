import type { Picture as Renditions } from '@storefront/shared/contracts/product';
import { pictureAddress } from '@storefront/shared/product/picture-address';
import { useStorefront } from '@storefront/shared/router';
import { isModifiedClick } from '@storefront/shared/ui/is-modified-click';
import { Picture } from '@storefront/shared/ui/Picture';
import { type ComponentType, type MouseEvent, useMemo, useState } from 'react';
import styles from './Gallery.module.scss';
import type { LightboxProps } from './Lightbox';
import { PictureStage } from './PictureStage';

interface GalleryProps {
  readonly name: string;
  readonly pictures: readonly Renditions[];
  /** Widths of the large picture, as a `sizes` attribute. */
  readonly sizes: string;
  /** Whether the large picture opens the lightbox; false in a dialog, which would cover it. */
  readonly fullScreen?: boolean;
}

/** A product's pictures: a large one, and thumbnails of the others; without scripts, links to the large files. */
export function Gallery({ name, pictures, sizes, fullScreen = true }: GalleryProps) {
  const { pictures: base } = useStorefront();
  const [chosen, setChosen] = useState(0);
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const addresses = useMemo(
    () => pictures.map((picture) => pictureAddress(base, (picture.at(-1) ?? picture[0]).url)),
    [pictures, base],
  );

  if (pictures.length === 0) {
    return (
      <div className={styles.main}>
        <Picture picture={null} alt="" sizes={sizes} loading="first" />
      </div>
    );
  }

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const module = await import(/* webpackChunkName: "lightbox" */ './Lightbox');
      setLightbox(() => module.Lightbox);
    } catch {
      location.assign(href);
    }
  }

  const stage = <PictureStage name={name} pictures={pictures} chosen={chosen} sizes={sizes} />;
  return (
    <div>
      {fullScreen ? (
        <a className={`${styles.main} ${styles.zoom}`} href={addresses[chosen]} onClick={open}>
          {stage}
          <span className="visually-hidden">, show full screen</span>
        </a>
      ) : (
        <div className={styles.main}>{stage}</div>
      )}
      {pictures.length > 1 && (
        <ul className={styles.thumbnails} aria-label="Pictures">
          {pictures.map((picture, place) => (
            <li key={addresses[place]}>
              <a
                href={addresses[place]}
                aria-current={place === chosen}
                onClick={(event) => {
                  if (isModifiedClick(event)) return;
                  event.preventDefault();
                  setChosen(place);
                }}
              >
                <Picture
                  picture={[picture[0]]}
                  alt={`Picture ${place + 1} of ${pictures.length}`}
                  sizes="5rem"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {Lightbox && (
        <Lightbox
          name={name}
          addresses={addresses}
          chosen={chosen}
          onChoose={setChosen}
          onClose={() => setLightbox(null)}
        />
      )}
    </div>
  );
}
