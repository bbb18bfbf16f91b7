import type { Picture as Renditions } from '@storefront/shared/contracts/product';
import { pictureAddress } from '@storefront/shared/product/picture-address';
import { useStorefront } from '@storefront/shared/router';
import { useFailedPicture } from './use-failed-picture';

interface PictureProps {
  /** Null for the placeholder. */
  readonly picture: Renditions | null;
  /** Text alternative; '' where the link or heading already says it. */
  readonly alt: string;
  /** Displayed width, as a `sizes` attribute. */
  readonly sizes: string;
  /** `lazy` loads it near the screen; `first` is the picture the visitor waits for. */
  readonly loading?: 'lazy' | 'eager' | 'first';
}

const placeholder = '/static/img/undefined-product-thumbnail.jpg';

/** A product's square picture in the best rendition; a placeholder for none, or after it failed to load (P20). */
export function Picture({ picture, alt, sizes, loading = 'lazy' }: PictureProps) {
  const { pictures } = useStorefront();
  const { failed, image } = useFailedPicture();

  const known = failed ? null : picture;
  const sized = known?.filter(({ width }) => width > 0) ?? [];
  return (
    <img
      {...image}
      className="picture"
      {...(sized.length > 1 && {
        sizes,
        srcSet: sized.map(({ url, width }) => `${pictureAddress(pictures, url)} ${width}w`).join(', '),
      })}
      src={known ? pictureAddress(pictures, middle(known).url) : placeholder}
      alt={alt}
      width={500}
      height={500}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={loading === 'first' ? 'high' : undefined}
      decoding="async"
    />
  );
}

/** For browsers without `srcset`: neither the smallest nor the largest. */
function middle(renditions: Renditions) {
  return renditions[Math.floor((renditions.length - 1) / 2)] ?? renditions[0];
}
