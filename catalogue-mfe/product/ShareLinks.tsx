import { productPath } from '@storefront/shared/product/paths';
import { useStorefront } from '@storefront/shared/router';
import styles from './ShareLinks.module.scss';
import { shareAddresses } from './share-addresses';

interface ShareLinksProps {
  readonly id: string;
  readonly name: string;
}

/** Ways to tell others of a product: plain links, no script of anybody else's (P29). */
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
