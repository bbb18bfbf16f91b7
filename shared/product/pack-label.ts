import { groupThousands } from './group-thousands';

/** A pack size in words: 'Single', 'Pack of 1,000'. */
export function packLabel(packSize: number): string {
  return packSize === 1 ? 'Single' : `Pack of ${groupThousands(String(packSize))}`;
}
