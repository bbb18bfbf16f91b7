import type { PlaceModule } from '@storefront/shared/contracts/places';
import { Link } from '@storefront/shared/router';

/** An error whose message is of an answer that never came. */
class AnswerError extends Error {
  declare response: { text: string };
  override get message(): string {
    return this.response.text;
  }
}

/** Throws, after its render, what throws again when it is read. */
export const Widget: PlaceModule<'header-cart'>['Widget'] = () => {
  if (typeof document === 'undefined')
    setTimeout(() => {
      throw new AnswerError();
    }, 5);
  return <Link to="/shop/shopping-cart">Basket</Link>;
};
