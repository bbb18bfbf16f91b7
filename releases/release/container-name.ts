/** Federation name of a release, a JavaScript identifier: `cart_1_4_2`. */
export function containerName(remote: string, version: string): string {
  return `${remote}_${version.replaceAll('.', '_')}`;
}
