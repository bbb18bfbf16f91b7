import { Link, useLocation, useRevalidator } from '@storefront/shared/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useBackOnline } from './use-back-online';

interface LoadAgainProps {
  /** What is missing, in one sentence: 'Products could not be loaded'. */
  readonly message: string;
  /** Placeholder during a retry. */
  readonly meanwhile?: ReactNode;
}

/** Replaces data that could not be loaded (P27) by a link; scripts retry once (P56), and when the network is back. */
export function LoadAgain({ message, meanwhile }: LoadAgainProps) {
  const { pathname, search } = useLocation();
  const { revalidate, state } = useRevalidator();
  const tried = useRef(false);

  useEffect(() => {
    if (tried.current) return;
    tried.current = true;
    void revalidate();
  }, [revalidate]);

  useBackOnline(() => void revalidate());

  const isLoading = state === 'loading';
  return (
    <>
      <div className="load-again" aria-busy={isLoading}>
        <p>{message}</p>
        <Link className="btn btn-outline-primary" to={pathname + search} replace preventScrollReset>
          Try again
        </Link>
      </div>
      {isLoading && meanwhile}
    </>
  );
}
