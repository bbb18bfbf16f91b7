import { useActionData } from '@storefront/shared/router';
import { NextStep } from '@storefront/shared/ui/NextStep';
import { ContentPage } from '../ContentPage';

/** `/newsletter/unsubscribe`, the link of e-mails to subscribers. Mail scanners open it too: only the button unsubscribes (P94). */
export function Unsubscribe() {
  const result = useActionData() as { readonly failure: string | null } | undefined;
  return (
    <ContentPage page="Unsubscribe" noindex>
      {result?.failure === null ? (
        <NextStep title="You are unsubscribed: your address is off our list." />
      ) : (
        <form method="post">
          <p {...(result && { className: 'alert alert-danger', role: 'alert' })}>
            {result?.failure ?? 'Do you want no more newsletters from us?'}
          </p>
          <button className="btn btn-primary" type="submit">
            Unsubscribe
          </button>
        </form>
      )}
    </ContentPage>
  );
}
