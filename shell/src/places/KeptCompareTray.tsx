import { useBus, useTopic } from '@storefront/shared/bus';
import { ServerHtml, type ServerHtmlProps } from '../remotes/ServerHtml';

/** The compare tray without its remote: the server's HTML as long as it is right, then nothing. */
export function KeptCompareTray(kept: ServerHtmlProps) {
  const rendered = idsIn(useBus().serverState().ecomerce.compareItems);
  const ids = useTopic('ecomerce', ({ compareItems }) => idsIn(compareItems));
  return ids === rendered && <ServerHtml {...kept} />;
}

const idsIn = (lines: readonly { readonly id: string }[]) => JSON.stringify(lines.map(({ id }) => id));
