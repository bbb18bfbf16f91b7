import { type Bus, removedIn, totalQuantity } from '@storefront/shared/bus';
import { spokenLists } from '@storefront/shared/contracts/spoken-lists';
import { listFields, type Notice, type StoredList } from '@storefront/shared/contracts/state';
import { readJson } from '@storefront/shared/contracts/well-formed';
import { formatItemCount } from '@storefront/shared/product/format-item-count';
import * as v from 'valibot';
import { addedNotice } from '../../src/cart/added-notice';

const name = 'notice';

/** Lifetime of the cookie, in seconds. */
const lifetime = 30;

const shortText = v.pipe(v.string(), v.maxLength(300));
const schema = v.object({
  kind: v.picklist(['success', 'info', 'warning']),
  title: shortText,
  text: shortText,
});

/** Collects a form post's notices, and gives the last. That of a removal yields to any other, and to the page's own (`removedIn`). */
export function lastNotice(bus: Bus): (location: string) => Notice | null {
  const { events } = bus;
  let last: (() => Notice | null) | null = null;
  let removedFrom: StoredList | null = null;
  events.notices.subscribe((notice) => {
    last = () => notice;
  });
  // With JavaScript the drawer shows it instead.
  events.cartLineAdded.subscribe(() => {
    last = () => addedNotice(bus);
  });
  // Without JavaScript the page itself says what the dialog would: a quote was sent, which empties the cart.
  events.dialogs.subscribe(() => {
    last ??= () => null;
  });
  events.linesRemoved.subscribe(({ list }) => {
    removedFrom = list;
  });
  return (location) => {
    if (last) return last();
    if (!removedFrom) return null;
    const { searchParams } = new URL(location, 'https://path.invalid');
    return removedIn(searchParams, removedFrom) ? null : removedNotice(bus, removedFrom);
  };
}

/** Set-Cookie value with a notice for the next document; null removes it. @param secure whether the visitor uses https */
export function noticeCookie(notice: Notice | null, secure: boolean): string {
  const value = notice ? encodeURIComponent(JSON.stringify(notice)) : '';
  const age = notice ? lifetime : 0;
  return `${name}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** The notice in a Cookie header; null when missing or unreadable. Never throws. */
export function noticeInCookie(cookieHeader: string | undefined): Notice | null {
  const pair = cookieHeader?.split('; ').find((one) => one.startsWith(`${name}=`));
  if (pair === undefined) return null;
  try {
    const result = v.safeParse(schema, readJson(decodeURIComponent(pair.slice(name.length + 1))));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** The notice of a removal (P17). */
function removedNotice(bus: Bus, list: StoredList) {
  const count = totalQuantity(bus.topics.ecomerce.value[listFields[list]]);
  const name = spokenLists[list];
  const text = count === 0 ? `Your ${name} is empty now.` : `${formatItemCount(count)} in your ${name}.`;
  return { kind: 'info', title: `Removed from ${name}.`, text } as const;
}
