/** Longest id in UTF-16 units that a product is asked for by. Ours have 24. */
const maxLength = 256;

/**
 * Whether a product can have this id. One that is empty, longer than 256, or has a control character or half a surrogate
 * pair in it is unknown without asking: a backend may refuse it, and all others of the same call with it.
 */
export function canBeProductId(id: string): boolean {
  return id !== '' && id.length <= maxLength && !/[\p{Cc}\p{Surrogate}]/u.test(id);
}
