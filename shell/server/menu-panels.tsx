import type { SiteCategory } from '@storefront/shared/contracts/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { categoryMenu } from '../src/menus/category-menu';
import { homePreviews } from '../src/menus/home-menu';
import { MenuLink } from '../src/menus/MenuLink';
import { mainCategoryOf } from '../src/menus/main-category-of';
import type { MenuPanelName } from '../src/menus/menu-panels';
import { pagesMenu } from '../src/menus/pages-menu';

type MenuPanels = Readonly<Record<MenuPanelName, string>>;
type Categories = readonly SiteCategory[];

const written = new WeakMap<Categories, MenuPanels>();

/** The HTML of the menus' panels, written once for a list of categories. */
export function menuPanels(categories: Categories): MenuPanels {
  const known = written.get(categories);
  if (known) return known;
  const panels = {
    categories: renderToStaticMarkup(<CategoriesPanel categories={categories} />),
    pages: renderToStaticMarkup(<PagesPanel />),
    homes: renderToStaticMarkup(<HomesPanel />),
  };
  written.set(categories, panels);
  return panels;
}

function CategoriesPanel({ categories }: { readonly categories: Categories }) {
  return (
    <ul className="mega-menu mega-menu-categories">
      {categoryMenu.megaItems?.map((main) => (
        <li key={main.id}>
          <MenuLink item={mainCategoryOf(main, categories)} className="mega-menu-heading" />
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

function PagesPanel() {
  const columns = pagesMenu.flatMap(({ megaContent }) => megaContent ?? []);
  return (
    <ul className="mega-menu">
      {columns.map(({ heading, items }) => (
        <li key={heading}>
          <p className="mega-menu-heading">{heading}</p>
          <ul>
            {items.map(({ text, url }) => (
              <li key={url + text}>
                <MenuLink item={{ text, url }} />
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
