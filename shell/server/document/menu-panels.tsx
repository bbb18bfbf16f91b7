import { renderToStaticMarkup } from 'react-dom/server';
import type { MenuCategories } from '../../src/menus/category-items';
import { categoryMenu } from '../../src/menus/category-menu';
import { homePreviews } from '../../src/menus/home-menu';
import { MenuLink } from '../../src/menus/MenuLink';
import type { MenuPanelName } from '../../src/menus/menu-panels';
import { pagesMenu } from '../../src/menus/pages-menu';

type MenuPanels = Readonly<Record<Exclude<MenuPanelName, 'foot'>, string>>;

const written = new WeakMap<MenuCategories, MenuPanels>();

/** The HTML of what the menus of wide screens open, written once for the categories that are known. */
export function menuPanels(categories: MenuCategories): MenuPanels {
  const known = written.get(categories);
  if (known) return known;
  const panels = {
    categories: renderToStaticMarkup(<CategoriesPanel categories={categories} />),
    pages: renderToStaticMarkup(<PagesPanel categories={categories} />),
    homes: renderToStaticMarkup(<HomesPanel />),
  };
  written.set(categories, panels);
  return panels;
}

interface PanelProps {
  readonly categories: MenuCategories;
}

function CategoriesPanel({ categories }: PanelProps) {
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

function PagesPanel({ categories }: PanelProps) {
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
