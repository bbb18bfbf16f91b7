import { useBus } from '@storefront/shared/bus';
import type { QuoteSubject } from '@storefront/shared/contracts/quote';
import { isQuantity } from '@storefront/shared/contracts/state';
import { quotePath } from '@storefront/shared/product/paths';
import { Link } from '@storefront/shared/router';
import type { ComponentProps } from 'react';
import { isModifiedClick } from './is-modified-click';

interface QuoteLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  readonly subject: QuoteSubject;
  /** Reads the quantity when the link is pressed, such as from a field beside it; without it the subject's quantity is taken. */
  readonly chosenQuantity?: () => number;
}

/** Asks for a quote: opens the form over the page, and without JavaScript leads to the page of the form. */
export function QuoteLink({ subject, chosenQuantity, ...link }: QuoteLinkProps) {
  const bus = useBus();
  return (
    <Link
      {...link}
      to={quotePath(subject)}
      data-opens="quote-form"
      aria-haspopup="dialog"
      onClick={(event) => {
        if (isModifiedClick(event)) return;
        event.preventDefault();
        bus.askQuote(withQuantity(subject, chosenQuantity?.()));
      }}
    />
  );
}

function withQuantity(subject: QuoteSubject, quantity: number | undefined): QuoteSubject {
  return subject.kind === 'product' && isQuantity(quantity) ? { ...subject, quantity } : subject;
}
