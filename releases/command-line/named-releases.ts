import { parseRemoteName } from './remote-name';
import { versionMeant } from './version-meant';
import { WrongUsage } from './wrong-usage';

/** A release by its names. */
interface ReleaseName {
  readonly remote: string;
  readonly version: string;
}

/**
 * The release that a word such as `cart@1.0.4` names.
 *
 * @throws Error in one sentence when it names none
 */
export async function releaseNamed(folder: string, word: string): Promise<ReleaseName> {
  const [, name, text] = /^([^@]*)@([^@]+)$/.exec(word) ?? [];
  if (!text) throw new WrongUsage(`'${word}' is not a release: write it as cart@1.0.4.`);
  const remote = parseRemoteName(name);
  return { remote, version: await versionMeant(folder, remote, text) };
}

/**
 * The releases that words such as `cart@1.0.4` name, versions by remote.
 *
 * @throws Error in one sentence when one names none, or a remote is named twice
 */
export async function namedReleases(
  folder: string,
  words: readonly string[],
): Promise<Record<string, string>> {
  const versions: Record<string, string> = {};
  for (const word of words) {
    const { remote, version } = await releaseNamed(folder, word);
    if (Object.hasOwn(versions, remote)) throw new Error(`${remote} is named twice.`);
    versions[remote] = version;
  }
  return versions;
}
