import type { Picture as Renditions } from '@storefront/shared/contracts/product';
import { pictureAddress } from '@storefront/shared/product/picture-address';
import { useStorefront } from '@storefront/shared/router';
import { Picture } from '@storefront/shared/ui/Picture';
import type { ComponentType, MouseEvent } from 'react';
import { useState } from 'react';
import styles from './Gallery.module.scss';
import type { LightboxProps } from './Lightbox';

interface GalleryProps {
  /** The product's. */
  readonly name: string;
  readonly pictures: readonly Renditions[];
}

/** A product's pictures: one large, the others as thumbnails; links to the large pictures when no script runs. */
export function Gallery({ name, pictures }: GalleryProps) {
  const { pictures: base } = useStorefront();
  const [chosen, setChosen] = useState(0);
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const addresses = pictures.map((picture) => pictureAddress(base, (picture.at(-1) ?? picture[0]).url));
  const main = pictures[chosen] ?? null;

  if (!main) {
    return (
      <div className={styles.main}>
        <Picture picture={null} alt="" sizes={sizes} loading="first" />
      </div>
    );
  }

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (wantsNewPlace(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const module = await import('./Lightbox');
      setLightbox(() => module.Lightbox);
    } catch {
      location.assign(href);
    }
  }

  return (
    <div>
      <a className={styles.main} href={addresses[chosen]} onClick={open}>
        <Picture key={chosen} picture={main} alt={name} sizes={sizes} loading="first" />
        <span className="visually-hidden">, show full screen</span>
      </a>
      {pictures.length > 1 && (
        <ul className={styles.thumbnails} aria-label="Pictures">
          {pictures.map((picture, place) => (
            <li key={addresses[place]}>
              <a
                href={addresses[place]}
                aria-current={place === chosen}
                onClick={(event) => {
                  if (wantsNewPlace(event)) return;
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

/** Width of the main picture, by the columns of the product's page. */
const sizes = '(min-width: 1280px) 620px, (min-width: 900px) 50vw, 92vw';

/** With these keys a press asks the browser for a new tab, a new window or a download. */
function wantsNewPlace({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
