import { Link } from '@storefront/shared/router';
import type { ReactNode } from 'react';

/** A link to the next page. */
interface Way {
  readonly text: string;
  readonly to: string;
}

interface NextStepProps {
  /** The state, in one sentence. */
  readonly title: string;
  /** Whether it is a warning, which is announced. */
  readonly isWarning?: boolean;
  readonly children?: ReactNode;
  readonly way?: Way;
  readonly otherWay?: Way;
}

const shop: Way = { text: 'Back to shop', to: '/shop' };
const promotions: Way = { text: 'See what’s on sale', to: '/shop/promotions' };

/** An empty list or a finished task: the state, and the next step (P84). */
export function NextStep({
  title,
  isWarning = false,
  children,
  way = shop,
  otherWay = promotions,
}: NextStepProps) {
  return (
    <div className="next-step">
      <p {...(isWarning && { className: 'alert alert-warning', role: 'alert' })}>{title}</p>
      {children}
      <div>
        <Link className="btn btn-primary" to={way.to}>
          {way.text}
        </Link>
        <Link className="btn btn-outline-primary" to={otherWay.to}>
          {otherWay.text}
        </Link>
      </div>
    </div>
  );
}
