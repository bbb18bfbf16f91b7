import { Link } from '@storefront/shared/router';
import type { ReactNode } from 'react';

/** A way on from where there is nothing else to do. */
interface Way {
  readonly text: string;
  readonly to: string;
}

interface NextStepProps {
  /** What is so, one sentence. */
  readonly title: string;
  /** Whether that is a warning, which is announced. */
  readonly isWarning?: boolean;
  readonly children?: ReactNode;
  readonly way?: Way;
  readonly otherWay?: Way;
}

const shop: Way = { text: 'Back to shop', to: '/shop' };
const promotions: Way = { text: 'See what’s on sale', to: '/shop/promotions' };

/** A list that is empty, or something that is done: what is so, and the next step (P84). */
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
