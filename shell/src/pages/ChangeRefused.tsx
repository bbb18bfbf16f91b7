import type { StateFormResult } from '@storefront/shared/bus';
import { Link, useActionData } from '@storefront/shared/router';
import { PageHead } from '@storefront/shared/ui/PageHead';

/** The answer to a refused form posted without JavaScript; nothing was changed. */
export function ChangeRefused() {
  const result = useActionData() as StateFormResult | undefined;
  return (
    <div className="container py-5">
      <PageHead page="Not changed" />
      <h1>Nothing was changed</h1>
      <p>{result && !result.ok ? result.message : 'There is nothing to do at this address.'}</p>
      <Link className="btn btn-primary" to={result?.returnTo ?? '/shop'}>
        Go back
      </Link>
    </div>
  );
}
