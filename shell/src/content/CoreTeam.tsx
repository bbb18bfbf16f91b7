import { Link, useSite } from '@storefront/shared/router';
import { PhoneLink } from '@storefront/shared/ui/PhoneLink';
import { ContentPage } from './ContentPage';

/** `/core-team`: how the team is reached; the settings name nobody. */
export function CoreTeam() {
  const { brand, phoneNumber } = useSite();
  return (
    <ContentPage page="Core Team" description={`How to reach the team of ${brand}.`}>
      {phoneNumber && (
        <p>
          <span>{`The team of ${brand} is reached through the company’s phone:`}</span>{' '}
          <PhoneLink number={phoneNumber} />.
        </p>
      )}
      <p>
        You can also <Link to="/contact-us">write a message</Link>.
      </p>
    </ContentPage>
  );
}
