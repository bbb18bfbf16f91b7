import { CompanyDetails } from '../../src/content/CompanyDetails';
import { Specimen } from './Specimen';

const company = {
  name: 'A company',
  phoneNumber: null,
  email: 'hello@company.example',
  address: '1 Example Street, Sydney NSW 2000',
  abn: '00 000 000 000',
};

const text = 'Browse the shop, collect what you need in the cart, and request a quote for all of it.';

/** What pages of text are made of, below the head that this page has as well. */
export function Text() {
  return (
    <>
      <Specimen name="content-columns: a column that reads well, and a content-card with a details-list beside it">
        <div className="content-columns">
          <div>
            <p>{text}</p>
          </div>
          <CompanyDetails company={company} />
        </div>
      </Specimen>
      <Specimen name="content-grid: cards beside one another">
        <div className="content-grid">
          <p className="content-card">{text}</p>
          <p className="content-card">{text}</p>
        </div>
      </Specimen>
      <Specimen name="content-wide: text that takes the whole width">
        <div className="content-wide">
          <p>{text}</p>
          <p>{text}</p>
        </div>
      </Specimen>
    </>
  );
}
