import { publishedVersions } from '@storefront/shared/release/published-releases';
import { isVersion, numberOf } from '@storefront/shared/release/version';

/**
 * The version that an operator writes in whole, or by its number alone.
 *
 * @throws Error in one sentence when no release has the number, or several have
 */
export async function versionMeant(folder: string, remote: string, text: string): Promise<string> {
  if (isVersion(text)) return text;
  const published = await publishedVersions(folder, remote);
  const [version, ...others] = published.filter((one) => numberOf(one) === text);
  if (published.length === 0) throw new Error(`Nothing of ${remote} is published in ${folder}.`);
  if (!version) throw new Error(`${remote} ${text} is not published.`);
  if (others.length > 0)
    throw new Error(`${remote} ${text} may be ${[version, ...others].join(' or ')}: write it in whole.`);
  return version;
}
