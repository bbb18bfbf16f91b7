import type { LineDetails } from './details-cache';

/** What a line is called: its product's name, or its id while there is none. */
export function lineName(id: string, details: LineDetails): string {
  return typeof details === 'string' ? `Product ${id}` : details.name;
}
