import { useSite } from '@storefront/shared/router';
import { PhoneLink } from '@storefront/shared/ui/PhoneLink';
import { NewsletterForm } from '../content/newsletter/NewsletterForm';
import { useFollowLinks } from '../menus/MenuLink';
import { MenuPanel } from '../menus/MenuPanel';
import { PageLink } from '../menus/PageLink';

/** The footer of every page: the company, the newsletter, and links for visitors without scripts or with a narrow screen. */
export function Footer() {
  const { brand, phoneNumber } = useSite();
  const follow = useFollowLinks();
  return (
    <footer className="site-footer">
      <div className="container site-footer-row">
        <div>
          <p>
            <strong>{brand}</strong>
          </p>
          {phoneNumber && (
            <p>
              Phone <PhoneLink number={phoneNumber} />
            </p>
          )}
          <p>
            <PageLink to="/quote">Request a quote</PageLink>
          </p>
          <p>Prices in Australian dollars.</p>
        </div>
        <NewsletterForm place="foot" />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside handle keys */}
        <nav aria-label="Footer" onClick={follow}>
          <MenuPanel name="foot" className="site-footer-menu" />
        </nav>
      </div>
    </footer>
  );
}
