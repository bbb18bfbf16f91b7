import type { PolicyName } from '@storefront/shared/contracts/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { footerMenu } from '../../src/menus/footer-menu';
import { MenuLink } from '../../src/menus/MenuLink';
import { mainMenu } from '../../src/menus/main-menu';
import { policyTitles } from '../../src/menus/policy-titles';

/** The HTML of the menu at the foot of every page (P8), with the policies that there is a page of (P75). */
export function footPanel(policies: readonly PolicyName[]): string {
  const pages = policies.map((policy) => ({ id: policy, text: policyTitles[policy], url: `/${policy}` }));
  return renderToStaticMarkup(
    [...mainMenu, ...footerMenu, ...pages].map((item) => <MenuLink key={item.id} item={item} />),
  );
}
