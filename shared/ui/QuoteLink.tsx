import { useBus } from '@storefront/shared/bus';
import type { QuoteSubject } from '@storefront/shared/contracts/quote';
import { isQuantity } from '@storefront/shared/contracts/state';
import { quotePath } from '@storefront/shared/product/paths';
import { Link } from '@storefront/shared/router';
import type { ComponentProps } from 'react';
import { isModifiedClick } from './is-modified-click';

interface QuoteLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  readonly subject: QuoteSubject;
  /** Reads the quantity on press, such as from a field beside it; default the subject's. */
  readonly chosenQuantity?: () => number;
}

/** Opens the quote form over the page; without JavaScript a link to the form's page. */
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
