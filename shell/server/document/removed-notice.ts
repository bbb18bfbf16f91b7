import { type Bus, totalQuantity } from '@storefront/shared/bus';
import { listFields, type StoredList } from '@storefront/shared/contracts/state';
import { formatItemCount } from '@storefront/shared/product/format-item-count';

/** What a list is called where that is not its name. */
const spoken: Partial<Record<StoredList, string>> = { compare: 'compare listing' };

/** Said after something was removed where the page it leads back to does not say it (P17). */
export function removedNotice(bus: Bus, list: StoredList) {
  const count = totalQuantity(bus.topics.ecomerce.value[listFields[list]]);
  const name = spoken[list] ?? list;
  const text = count === 0 ? `Your ${name} is empty now.` : `${formatItemCount(count)} in your ${name}.`;
  return { kind: 'info', title: `Removed from ${name}.`, text } as const;
}
