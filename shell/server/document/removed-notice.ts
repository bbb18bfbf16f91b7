import { type Bus, totalQuantity } from '@storefront/shared/bus';
import { spokenLists } from '@storefront/shared/contracts/spoken-lists';
import { listFields, type StoredList } from '@storefront/shared/contracts/state';
import { formatItemCount } from '@storefront/shared/product/format-item-count';

/** Said after something was removed where the page it leads back to does not say it (P17). */
export function removedNotice(bus: Bus, list: StoredList) {
  const count = totalQuantity(bus.topics.ecomerce.value[listFields[list]]);
  const name = spokenLists[list];
  const text = count === 0 ? `Your ${name} is empty now.` : `${formatItemCount(count)} in your ${name}.`;
  return { kind: 'info', title: `Removed from ${name}.`, text } as const;
}
