import { askPath } from '@storefront/shared/product/ask-path';
import { Link, useSite } from '@storefront/shared/router';
import { CategoryLinks } from '@storefront/shared/ui/CategoryLinks';
import { PhoneLink } from '@storefront/shared/ui/PhoneLink';
import { type ListingQuery, listingAddress } from './listing-query';

interface NothingFoundProps {
  readonly query: ListingQuery;
}

/** An empty listing, with suggestions. */
export function NothingFound({ query }: NothingFoundProps) {
  if (query.page === 1) return <OtherWays keyword={query.keyword} />;
  return (
    <p>
      <span>{`The list ends before page ${query.page}.`}</span>{' '}
      <Link to={listingAddress(query)}>Go to its first page</Link>
    </p>
  );
}

function OtherWays({ keyword }: Pick<ListingQuery, 'keyword'>) {
  const { categories, phoneNumber } = useSite();
  const words = keyword.replace(/^["“”](.*)["“”]$/, '$1');
  return (
    <>
      <p>
        <Link className="btn btn-primary" to={words ? askPath(words) : '/quote'}>
          {words ? `Ask us for ‘${words}’` : 'Request a quote'}
        </Link>{' '}
        {phoneNumber && (
          <span className="one-word">
            or call <PhoneLink number={phoneNumber} />
          </span>
        )}
      </p>
      <ul>
        {keyword && (
          <>
            <li>Check the spelling, or leave out numbers and brands.</li>
            <li>Try fewer or more general words, such as ‘gauze’ or ‘gloves’.</li>
          </>
        )}
        <li>
          <Link to="/shop">Browse the whole shop</Link>
          <span>{categories.length > 0 ? ' or one of its categories below.' : '.'}</span>
        </li>
      </ul>
      <CategoryLinks label="Categories to browse" />
    </>
  );
}
