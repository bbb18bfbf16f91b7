import { useSite } from '@storefront/shared/router';
import { categoryMenu } from '../menus/category-menu';
import { homePreviews } from '../menus/home-menu';
import { MenuLink } from '../menus/MenuLink';
import { mainCategoryOf } from '../menus/main-category-of';
import { pagesMenu } from '../menus/pages-menu';
import { useFollowLinks } from '../menus/use-follow-links';
import { Disclosure } from './Disclosure';

/** The navigation of wide screens: categories, the main menu, pages and home layouts. */
export function SiteNav() {
  const follow = useFollowLinks();
  const { categories } = useSite();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is pressed, by key as well
    <nav className="site-nav container" aria-label="Main" onClick={follow}>
      <Disclosure label={categoryMenu.text}>
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
      </Disclosure>
      {pagesMenu.map((item) =>
        item.megaContent ? (
          <Disclosure key={item.id} label={item.text}>
            <ul className="mega-menu">
              {item.megaContent.map(({ heading, items }) => (
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
          </Disclosure>
        ) : (
          <MenuLink key={item.id} item={item} />
        ),
      )}
      <Disclosure label="Home layouts">
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
      </Disclosure>
    </nav>
  );
}
