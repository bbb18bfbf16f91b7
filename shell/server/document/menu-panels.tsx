import type { Menus } from '@storefront/shared/api/menus-schema';
import type { PolicyName } from '@storefront/shared/contracts/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { policyTitles } from '../../src/content/policies';
import { categoryMenu, type MenuCategories } from '../../src/menus/category-menu';
import { MenuLink } from '../../src/menus/MenuLink';
import type { MenuPanelName } from '../../src/menus/MenuPanel';
import type { ShellSite } from '../../src/menus/main-menu';
import { pagesMenu } from '../../src/menus/pages-menu';
import specified from '../../src/menus/specified-menus.json';

type MenuPanels = Readonly<Record<MenuPanelName, string>>;

/** What the site's menus depend on. */
type MenuSite = Partial<Pick<ShellSite, 'policies' | 'menus'>>;

const written = new WeakMap<MenuCategories, { readonly key: string; readonly panels: MenuPanels }>();

/**
 * HTML of the menu panels of wide screens and of the foot's menu (P8), with links to the page itself marked (P83). Rendered once for
 * the known categories, policies with a page (P75) and menus of the shop's own.
 */
export function menuPanels(
  known: MenuCategories,
  { policies = [], menus = {} }: MenuSite,
  address: string,
): MenuPanels {
  const key = JSON.stringify([policies, menus]);
  const before = written.get(known);
  const panels =
    before?.key === key
      ? before.panels
      : {
          categories: renderToStaticMarkup(<CategoriesPanel categories={known} menus={menus} />),
          pages: renderToStaticMarkup(<PagesPanel categories={known} menus={menus} />),
          homes: renderToStaticMarkup(<HomesPanel menus={menus} />),
          foot: renderToStaticMarkup(<FootPanel policies={policies} menus={menus} />),
        };
  written.set(known, { key, panels });

  const link = ` href="${address}"`;
  const marked = (html: string) => html.replaceAll(link, () => `${link} aria-current="page"`);
  const { categories, pages, homes, foot } = panels;
  return { categories: marked(categories), pages: marked(pages), homes: marked(homes), foot: marked(foot) };
}

interface PanelProps {
  readonly categories: MenuCategories;
  readonly menus: Menus;
}

function CategoriesPanel({ categories, menus }: PanelProps) {
  return (
    <ul className="mega-menu mega-menu-categories">
      {categoryMenu(categories, menus).megaItems?.map((main) => (
        <li key={main.id}>
          <MenuLink item={main} className="mega-menu-heading" />
          <ul>
            {main.subMenu?.map((item) => (
              <li key={item.id}>
                <MenuLink item={item} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function PagesPanel({ categories, menus }: PanelProps) {
  const columns = pagesMenu(categories.mains, menus).flatMap(({ megaContent }) => megaContent ?? []);
  return (
    <ul className="mega-menu">
      {columns.map(({ heading, items }) => (
        <li key={heading}>
          <p className="mega-menu-heading">{heading}</p>
          <ul>
            {items.map((item) => (
              <li key={item.url + item.text}>
                <MenuLink item={item} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function HomesPanel({ menus: { homes = specified.homes } }: Pick<PanelProps, 'menus'>) {
  return (
    <ul className="home-previews">
      {homes.map(({ text, image, url }) => (
        <li key={url + text}>
          <a href={url}>
            <img src={image} alt="" width={120} height={76} loading="lazy" />
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface FootPanelProps extends Pick<PanelProps, 'menus'> {
  readonly policies: readonly PolicyName[];
}

function FootPanel({ policies, menus: { main = specified.main, foot = specified.foot } }: FootPanelProps) {
  // No page twice.
  const onlyInMain = main.filter(({ url }) => foot.every((item) => item.url !== url));
  const pages = policies.map((policy) => ({ text: policyTitles[policy], url: `/${policy}` }));
  return [...onlyInMain, ...foot, ...pages].map((item) => (
    <MenuLink key={item.url + item.text} item={item} />
  ));
}
