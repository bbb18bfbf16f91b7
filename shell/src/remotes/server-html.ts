/**
 * The HTML that is on the page inside a boundary now, usually from the server; empty on the server or when there is
 * none. A failed remote keeps it: its text stays readable and its forms post to the server.
 */
export function serverHtml(boundary: string): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector(`[data-boundary="${boundary}"]`)?.innerHTML ?? '';
}
