import { LoadAgain } from '@storefront/shared/ui/LoadAgain';
import { NextStep } from '@storefront/shared/ui/NextStep';
import { PreviewContext, PreviewMark } from '../../src/layout/PreviewMark';
import { Specimen } from './Specimen';

/** What tells the visitor something. */
export function Messages() {
  return (
    <>
      {['alert', 'alert alert-warning', 'alert alert-danger'].map((kind) => (
        <Specimen key={kind} name={kind}>
          <div className={`${kind} mb-0`}>
            Two products of your cart are no longer supplied. <a href="#messages">See which</a>
          </div>
        </Specimen>
      ))}
      <Specimen name="LoadAgain: what could not be loaded">
        <LoadAgain message="Products could not be loaded" />
      </Specimen>
      <Specimen name="NextStep: a list that is empty">
        <NextStep title="Your wishlist is empty.">
          <p>Use the heart on a product to keep it here for next time.</p>
        </NextStep>
      </Specimen>
      <Specimen name="NextStep, which warns">
        <NextStep title="Cart empty!" isWarning />
      </Specimen>
      <Specimen name="preview-mark, at the top of a page that not everybody sees">
        <PreviewContext value={{ cart: '1.4.2' }}>
          <PreviewMark />
        </PreviewContext>
      </Specimen>
      <Specimen name="offline-notice, above the header">
        <div className="offline-notice">You are offline. Your cart and lists are kept.</div>
      </Specimen>
      <Specimen
        name="loader, at the top edge of the screen; notice-warning, which stays, while other notices go by themselves; notice-ways"
        layout="stage"
      >
        <div className="loader" />
        <div className="notice notice-warning">
          <div>
            <p>
              <strong>No room</strong> Your cart is full. Nothing was changed.
            </p>
            <div className="notice-ways">
              <button className="btn btn-link" type="button">
                Undo
              </button>
            </div>
          </div>
          <button className="btn-close" type="button" aria-label="Dismiss, as shown" />
        </div>
      </Specimen>
      <Specimen name="message-dialog, of an error; over the page, which waits" layout="stage">
        <dialog className="message-dialog message-dialog-error" aria-labelledby="shown-message" open>
          <h3 id="shown-message">Error!</h3>
          <p>No deliveries to this address.</p>
          <button className="btn btn-primary" type="button">
            OK
          </button>
        </dialog>
      </Specimen>
      <Specimen name="over-page: the quick view and the cart, over a page that waits" layout="stage">
        <dialog className="over-page" aria-labelledby="shown-over-page" open>
          <h3 id="shown-over-page">Shopping Cart</h3>
        </dialog>
      </Specimen>
    </>
  );
}
