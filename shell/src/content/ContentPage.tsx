import { PageHead } from '@storefront/shared/ui/PageHead';
import type { ComponentProps, ReactNode } from 'react';

interface ContentPageProps extends ComponentProps<typeof PageHead> {
  readonly page: string;
  /** A few words above the heading. */
  readonly eyebrow?: string;
  /** The page's heading, when it is not its name. */
  readonly heading?: string;
  /** What the page is about, in large type below the heading. */
  readonly lead?: ReactNode;
  /** What stands beside the text. */
  readonly aside?: ReactNode;
  /** Whether it takes the whole width, with nothing beside it. */
  readonly isWide?: boolean;
  readonly children?: ReactNode;
}

/** A page of text in a column that reads well, unless it takes the whole width, under a head of its own. */
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
