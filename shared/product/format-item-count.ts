/** A number of items: '1 item', '3 items'. */
export function formatItemCount(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}
