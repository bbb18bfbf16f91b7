import { PageHead } from '@storefront/shared/ui/PageHead';
import type { ComponentProps, ReactNode } from 'react';

interface ContentPageProps extends ComponentProps<typeof PageHead> {
  readonly page: string;
  /** The page's heading, when it is not its name. */
  readonly heading?: string;
  readonly children: ReactNode;
}

/** A page of text in a column that reads well. */
export function ContentPage({ heading, children, ...head }: ContentPageProps) {
  return (
    <div className="container">
      <PageHead {...head} />
      <div className="content-text">
        <h1>{heading ?? head.page}</h1>
        {children}
      </div>
    </div>
  );
}
