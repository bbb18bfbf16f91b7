import { SendButton } from '@storefront/shared/ui/SendButton';
import { Specimen } from './Specimen';

const variants = ['btn-primary', 'btn-outline-primary', 'btn-link'] as const;

/** Every kind of button in every state. */
export function Buttons() {
  return (
    <>
      <p>Hover and focus: point at it, or tab to it.</p>
      {variants.map((variant) => (
        <Specimen key={variant} name={variant} layout="row">
          <button className={`btn ${variant}`} type="button">
            Plain
          </button>
          <button className={`btn ${variant} active`} type="button">
            Active
          </button>
          <button className={`btn ${variant}`} type="button" disabled>
            Disabled
          </button>
          <a className={`btn ${variant}`} href="#buttons">
            Link to buttons
          </a>
        </Specimen>
      ))}
      <Specimen name="SendButton, while its form is on its way">
        <SendButton label="Send" isSending sending="Sending your message" />
      </Specimen>
      <Specimen name="btn-close: plain, disabled" layout="row">
        <button className="btn-close" type="button" aria-label="Close" />
        <button className="btn-close" type="button" aria-label="Close, disabled" disabled />
      </Specimen>
    </>
  );
}
