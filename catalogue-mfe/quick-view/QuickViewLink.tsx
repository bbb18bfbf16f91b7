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

// A failure is handled on the press.
const prefetch = () => void loadQuickView().catch(() => {});

/**
 * A link that opens the quick view of a product (P28), loaded when a pointer or the focus comes near. Without JavaScript or
 * that code it leads to the product's page.
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
