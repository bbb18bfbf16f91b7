import { productPath } from '@storefront/shared/product/paths';
import { useStorefront } from '@storefront/shared/router';
import styles from './ShareLinks.module.scss';

interface ShareLinksProps {
  readonly id: string;
  readonly name: string;
}

/** Links that share a product, without third-party scripts (P29). */
export function ShareLinks({ id, name }: ShareLinksProps) {
  const { origin } = useStorefront();
  const { email, ...networks } = shareAddresses(name, origin + productPath(id));
  return (
    <nav className={styles.share} aria-label="Share">
      <span aria-hidden="true">Share</span>
      <ul>
        <li>
          <a href={email}>E-mail</a>
        </li>
        {Object.entries(networks).map(([network, address]) => (
          <li key={network}>
            <a href={address} target="_blank" rel="noopener">
              {network}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Addresses that share a page by e-mail and in three networks; `address` is absolute. */
export function shareAddresses(name: string, address: string) {
  const text = encodeURIComponent(name);
  const url = encodeURIComponent(address);
  return {
    email: `mailto:?subject=${text}&body=${url}`,
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    X: `https://x.com/intent/post?text=${text}&url=${url}`,
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  };
}
