import type { PolicyName } from '@storefront/shared/contracts/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { MenuLink } from '../../src/menus/MenuLink';
import { footerMenu, mainMenu } from '../../src/menus/main-menu';
import { policyTitles } from '../../src/menus/policy-titles';

const written = new Map<string, string>();

/** What the main menu has besides: no page is in the menu twice, under two names. */
const onlyInMain = mainMenu.filter(({ url }) => footerMenu.every((item) => item.url !== url));

/**
 * The HTML of the menu at the foot of every page (P8), with the policies that there is a page of (P75); written once for those, of which
 * there are eight sets at most.
 */
export function footPanel(policies: readonly PolicyName[]): string {
  const key = policies.join();
  const html = written.get(key) ?? write(policies);
  written.set(key, html);
  return html;
}

function write(policies: readonly PolicyName[]): string {
  const pages = policies.map((policy) => ({ id: policy, text: policyTitles[policy], url: `/${policy}` }));
  return renderToStaticMarkup(
    [...onlyInMain, ...footerMenu, ...pages].map((item) => <MenuLink key={item.id} item={item} />),
  );
}
