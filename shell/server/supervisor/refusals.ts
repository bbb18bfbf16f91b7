import { barePage } from '../document/bare-page';

/** The pages for requests that no worker answers. Rendered once, since they are for moments of overload. */
export const refusals = {
  busy: barePage(
    'The shop has more visitors right now than it can serve. Please try again in a few seconds.',
    { isRetryable: true },
  ),
  uploads: barePage(
    'More is being sent to the shop right now than it can take in, so what you sent was not taken. Your browser’s Back button leads to what you typed; please send it again in a few seconds.',
  ),
  unsure: barePage(
    'What you sent may not have arrived. Your browser’s Back button leads to what you typed; look whether it was taken before you send it again.',
  ),
  unavailable: barePage('This shop is not available right now. Please try again in a moment.'),
  failed: barePage('This page could not be made. Please try again in a moment.'),
};
