import { productPath } from '@storefront/shared/product/paths';
import { Link } from '@storefront/shared/router';
import { isModifiedClick } from '@storefront/shared/ui/is-modified-click';
import { type ComponentType, type MouseEvent, useState } from 'react';
import type { QuickViewProps } from './QuickView';

interface QuickViewLinkProps {
  readonly product: QuickViewProps['product'];
  readonly describedBy: string;
  readonly className?: string | undefined;
}

interface Opened {
  readonly View: ComponentType<QuickViewProps>;
  readonly opener: HTMLElement;
}

const loadQuickView = () => import(/* webpackChunkName: "quick-view" */ './QuickView');

// The press handles a failure.
const prefetch = () => void loadQuickView().catch(() => {});

/**
 * A link that opens the quick view of a product (P28), prefetched on hover or focus. Without JavaScript or its code it opens the product's
 * page.
 */
export function QuickViewLink({ product, describedBy, className }: QuickViewLinkProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const page = productPath(product.id);

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    const opener = event.currentTarget;
    try {
      const { QuickView } = await loadQuickView();
      setOpened({ View: QuickView, opener });
    } catch {
      location.assign(page);
    }
  }

  return (
    <>
      <Link
        className={className}
        to={page}
        aria-label="Quick view"
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        title="Quick view"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={open}
      />
      {opened && <opened.View product={product} opener={opened.opener} onClose={() => setOpened(null)} />}
    </>
  );
}
