/** Federation name of a release, a JavaScript identifier: `cart_1_4_2_9f2c01d4e7ab`. */
export function containerName(remote: string, version: string): string {
  return `${remote}_${version.replaceAll(/[.+]/g, '_')}`;
}
