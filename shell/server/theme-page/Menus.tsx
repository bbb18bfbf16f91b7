import { Disclosure } from '../../src/header/Disclosure';
import { ListLink } from '../../src/header/ListLink';
import { MenuLink } from '../../src/menus/MenuLink';
import { Specimen } from './Specimen';

/** Pieces of the frame that open or count; header, footer and the bar of narrow screens are around this page. */
export function Menus() {
  return (
    <>
      <Specimen name="site-count" layout="row">
        {[0, 1, 12, 9999].map((count) => (
          <span className="site-count" key={count}>
            {count}
          </span>
        ))}
      </Specimen>
      <Specimen name="ListLink; its word shows on wide screens" layout="row">
        <ListLink list="wishlist" />
        <ListLink list="compare" />
      </Specimen>
      <Specimen name="Disclosure, in the navigation of screens from 992 pixels on: press it">
        <div className="site-nav">
          <Disclosure label="A menu">
            <div className="site-menu-panel">
              <ul className="mega-menu">
                {['Wound care', 'Hygiene', 'Diagnosis'].map((heading) => (
                  <li key={heading}>
                    <p className="mega-menu-heading">{heading}</p>
                    <MenuLink
                      item={{ text: 'All products', url: '/shop', mainId: heading }}
                      isChosen={heading === 'Hygiene'}
                    />
                  </li>
                ))}
              </ul>
            </div>
          </Disclosure>
        </div>
      </Specimen>
    </>
  );
}
