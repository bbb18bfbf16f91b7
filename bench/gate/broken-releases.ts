import { type BrokenRelease, built, sound } from './broken-release';
import { seenAtOnce } from './seen-at-once';

/** One that nothing is against. */
export const soundRelease = sound('nothing', 'a line more in its server file', () => {});

/** What a server shows. */
const seenOnServer: readonly BrokenRelease[] = [
  built('it loops for ever in its render', 'harm/loops-in-render.tsx'),
  built('it loops for ever in its evaluation', 'harm/loops-in-evaluation.tsx'),
  built('it takes 8 s to be evaluated', 'harm/evaluates-for-long.tsx'),
  built('it lets everybody wait for half a second', 'harm/blocks.tsx'),
  built('it ends the process', 'harm/exits.tsx'),
  built('it takes all memory', 'harm/allocates.tsx'),
  built('it throws in its evaluation', 'harm/throws-in-evaluation.tsx'),
  built('it throws in its render', 'ThrowingCartBadge.tsx'),
  built('it throws in some documents alone', 'harm/throws-sometimes.tsx'),
  built('it throws later, where nobody catches', 'harm/throws-later.tsx'),
  built('it leaves a rejection alone', 'harm/rejects.tsx'),
  built('it changes what belongs to all', 'harm/patches.tsx'),
  built('it writes 100,000 lines', 'harm/logs.tsx'),
  built('its loader never settles', 'harm/hangs-in-loader.tsx', 'cart-mfe/routes.tsx'),
  built('its page suspends for ever', 'hanging-routes.tsx', 'cart-mfe/routes.tsx'),
];

/** What a browser shows. */
const seenInBrowser: readonly BrokenRelease[] = [
  built('it throws in browsers', 'harm/throws-in-browser.tsx'),
  built('it leaves a rejection alone in browsers', 'harm/rejects-in-browser.tsx'),
  built('it loops for ever in browsers', 'harm/loops-in-browser.tsx'),
  built('its HTML is another in browsers', 'harm/differs-in-browser.tsx'),
  built('it writes to the console of visitors', 'harm/logs-in-browser.tsx'),
  built('a link of it has no name', 'harm/has-no-name.tsx'),
  built('it does not count the cart', 'harm/counts-nothing.tsx'),
  built('its drawer stays closed', 'harm/stays-closed.tsx', 'cart-mfe/drawer/CartDrawer.tsx'),
];

/** What going from one release to the other shows. */
const seenWhenCrossing: readonly BrokenRelease[] = [
  built('it writes the cart’s cookie in a form of its own', 'harm/writes-own-cookie.tsx'),
  built('it reads one form of the cart’s cookie', 'harm/reads-one-form.tsx'),
  built(
    'it keeps drafts of quotes elsewhere',
    'harm/forgets-drafts.ts',
    'quote-mfe/request/quote-draft.ts',
    'quote',
  ),
];

/** All of them, in the order of the checks that find them. */
export const brokenReleases: readonly BrokenRelease[] = [
  ...seenAtOnce,
  ...seenOnServer,
  ...seenInBrowser,
  ...seenWhenCrossing,
];
