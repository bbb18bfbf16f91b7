import { PageHead } from '@storefront/shared/ui/PageHead';
import type { ComponentProps, ReactNode } from 'react';

interface ContentPageProps extends ComponentProps<typeof PageHead> {
  readonly page: string;
  readonly eyebrow?: string;
  readonly heading?: string;
  readonly lead?: ReactNode;
  readonly aside?: ReactNode;
  readonly isWide?: boolean;
  readonly children?: ReactNode;
}

/** A page of text: a readable column with an aside, or the whole width. */
export function ContentPage({
  eyebrow,
  heading,
  lead,
  aside,
  isWide = false,
  children,
  ...head
}: ContentPageProps) {
  return (
    <>
      <PageHead {...head} />
      <div className="page-head">
        <div className="container">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1>{heading ?? head.page}</h1>
          {lead && <p className="page-lead">{lead}</p>}
        </div>
      </div>
      <div className={isWide ? 'container' : 'container content-columns'}>
        <div>{children}</div>
        {aside}
      </div>
    </>
  );
}
