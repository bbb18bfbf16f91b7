import { Link } from '@storefront/shared/router';
import { Specimen } from './Specimen';
import { steps } from './tokens';

/** Sizes of type, headings and running text. */
export function Type() {
  return (
    <>
      <ul className="theme-scale">
        {steps.map((name) => (
          <li key={name}>
            <strong>{name}</strong>
            <div className={`theme-step shown-${name}`}>Sterile gauze swabs</div>
          </li>
        ))}
      </ul>
      <p className="small text-body-secondary mt-5">
        Headings: this page’s title is a heading of the first level, its sections’ of the second
      </p>
      <p className="eyebrow">An eyebrow above a heading</p>
      <h3>Heading of the third level</h3>
      <h4>Heading of the fourth level</h4>
      <h5>Heading of the fifth level</h5>
      <h6>Heading of the sixth level</h6>
      <Specimen name="content-text: paragraphs, a link (hover and focus: point at it), emphasis">
        <div>
          <p>
            Browse <Link to="/shop">the shop</Link>, collect what you need in the cart, and request a quote
            for one product or for the whole cart. <strong>Nothing is charged online</strong>, and{' '}
            <em>delivery is agreed with each order</em>.
          </p>
          <p className="text-body-secondary">text-body-secondary: said more quietly.</p>
          <p className="small">small: the small print.</p>
        </div>
      </Specimen>
      <Specimen name="A list as reboot has it; content-list">
        <ul>
          <li>Wound care</li>
          <li>Hygiene</li>
        </ul>
        <ul className="content-list">
          <li>Phone: 1300 000 000</li>
          <li>Email: shop@example.com</li>
        </ul>
      </Specimen>
    </>
  );
}
