/**
 * Address of a picture: the configured base plus the path; an absolute address stays as it is (specification
 * section 2, decision 6).
 *
 * @param base With or without a trailing slash; '' leaves paths alone.
 */
export function pictureAddress(base: string, path: string): string {
  if (base === '' || /^https?:\/\//i.test(path)) return path;
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}
