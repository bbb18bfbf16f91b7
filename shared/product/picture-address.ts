/** Address of a picture: the configured base plus the path; an absolute address, or any without a base, stays (P18, P20). */
export function pictureAddress(base: string, path: string): string {
  if (base === '' || /^https?:\/\//i.test(path)) return path;
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}
