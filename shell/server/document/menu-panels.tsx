import type { PolicyName } from '@storefront/shared/contracts/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { policyTitles } from '../../src/content/policies';
import { categoryMenu, type MenuCategories } from '../../src/menus/category-menu';
import { MenuLink } from '../../src/menus/MenuLink';
import type { MenuPanelName } from '../../src/menus/MenuPanel';
import { footerMenu, mainMenu } from '../../src/menus/main-menu';
import { homePreviews, pagesMenu } from '../../src/menus/pages-menu';

type MenuPanels = Readonly<Record<MenuPanelName, string>>;

const written = new WeakMap<MenuCategories, Omit<MenuPanels, 'foot'>>();
const writtenFoots = new Map<string, string>();

/** The foot lists no page twice. */
const onlyInMain = mainMenu.filter(({ url }) => footerMenu.every((item) => item.url !== url));

/**
 * HTML of the menu panels of wide screens and of the foot's menu (P8), with links to the page itself marked (P83). Rendered once for
 * the known categories, and once for each set of policies with a page (P75; at most eight).
 */
export function menuPanels(
  known: MenuCategories,
  policies: readonly PolicyName[],
  address: string,
): MenuPanels {
  const panels = written.get(known) ?? {
    categories: renderToStaticMarkup(<CategoriesPanel categories={known} />),
    pages: renderToStaticMarkup(<PagesPanel categories={known} />),
    homes: renderToStaticMarkup(<HomesPanel />),
  };
  written.set(known, panels);
  const key = policies.join();
  const foot = writtenFoots.get(key) ?? renderToStaticMarkup(<FootPanel policies={policies} />);
  writtenFoots.set(key, foot);

  const link = ` href="${address}"`;
  const marked = (html: string) => html.replaceAll(link, () => `${link} aria-current="page"`);
  const { categories, pages, homes } = panels;
  return { categories: marked(categories), pages: marked(pages), homes: marked(homes), foot: marked(foot) };
}

function CategoriesPanel({ categories }: { readonly categories: MenuCategories }) {
  return (
    <ul className="mega-menu mega-menu-categories">
      {categoryMenu(categories).megaItems?.map((main) => (
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

function PagesPanel({ categories }: { readonly categories: MenuCategories }) {
  const columns = pagesMenu(categories.mains).flatMap(({ megaContent }) => megaContent ?? []);
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

function HomesPanel() {
  return (
    <ul className="home-previews">
      {homePreviews.map(({ id, text, image, url }) => (
        <li key={id}>
          <a href={url}>
            <img src={image} alt="" width={120} height={76} loading="lazy" />
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

function FootPanel({ policies }: { readonly policies: readonly PolicyName[] }) {
  const pages = policies.map((policy) => ({ id: policy, text: policyTitles[policy], url: `/${policy}` }));
  return [...onlyInMain, ...footerMenu, ...pages].map((item) => <MenuLink key={item.id} item={item} />);
}
