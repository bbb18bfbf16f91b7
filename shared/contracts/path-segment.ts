import { wellFormed } from './well-formed';

/** An id as a segment of a path; null for one that no path can name ('..' would be another address). */
export function pathSegment(id: string): string | null {
  return id === '' || id === '.' || id === '..' || id !== wellFormed(id) ? null : encodeURIComponent(id);
}
