/**
 * Address of a picture: the configured base plus the path; an absolute address stays as it is (P18, P20).
 *
 * @param base With or without a trailing slash; '' leaves paths alone.
 */
export function pictureAddress(base: string, path: string): string {
  if (base === '' || /^https?:\/\//i.test(path)) return path;
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}
