/** Address of a picture: the configured base plus the path. Absolute addresses, and any without a base, stay (P18, P20). */
export function pictureAddress(base: string, path: string): string {
  if (base === '' || /^https?:\/\//i.test(path)) return path;
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}
