import { useBus, useTopic } from '@storefront/shared/bus';
import { ServerHtml } from './ServerHtml';

/** The compare tray without its remote: the server's HTML as long as it is right, then nothing. */
export function CompareTrayFallback({ release }: { readonly release: string | undefined }) {
  const rendered = idsIn(useBus().serverState().ecomerce.compareItems);
  const ids = useTopic('ecomerce', ({ compareItems }) => idsIn(compareItems));
  return ids === rendered && <ServerHtml boundary="cart/compare-tray" release={release} />;
}

const idsIn = (lines: readonly { readonly id: string }[]) => JSON.stringify(lines.map(({ id }) => id));
