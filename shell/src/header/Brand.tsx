import { pictureAddress } from '@storefront/shared/product/picture-address';
import { useSite, useStorefront } from '@storefront/shared/router';
import { useFailedPicture } from '@storefront/shared/ui/use-failed-picture';
import { PageLink } from '../menus/PageLink';

/** A link to the shop: the company's logo, or a sign and its name when there is none or it fails to load (P9). */
export function Brand() {
  const { brand, logo } = useSite();
  const { pictures } = useStorefront();
  const { failed, image } = useFailedPicture();
  return (
    <PageLink className="site-brand" to="/shop">
      {logo && !failed ? (
        <img
          {...image}
          src={pictureAddress(pictures, logo.url)}
          alt={logo.alt || brand}
          width={196}
          height={44}
        />
      ) : (
        <>
          <Sign />
          <span>{brand}</span>
        </>
      )}
    </PageLink>
  );
}

/** The same drawing as shell/public/favicon.svg. */
function Sign() {
  return (
    <svg className="site-mark" viewBox="0 0 32 32" width="2.25em" height="2.25em" aria-hidden="true">
      <circle cx="16" cy="16" r="15" />
      <path d="M16 1a18.5 18.5 0 0 1 0 30 18.5 18.5 0 0 1 0-30Z" />
      <path d="M16 10v12M10 16h12" />
    </svg>
  );
}
