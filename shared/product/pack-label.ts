import { groupThousands } from './group-thousands';

/** How many there are in a pack, in words: 'Single', 'Pack of 1,000'. */
export function packLabel(packSize: number): string {
  return packSize === 1 ? 'Single' : `Pack of ${groupThousands(String(packSize))}`;
}
