import { parseRemoteName } from './remote-name';
import { versionMeant } from './version-meant';

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
    const [, remote, text] = /^([^@]*)@([^@]+)$/.exec(word) ?? [];
    if (!text) throw new Error(`'${word}' is not a release: write it as cart@1.0.4.`);
    const name = parseRemoteName(remote);
    if (Object.hasOwn(versions, name)) throw new Error(`${name} is named twice.`);
    versions[name] = await versionMeant(folder, name, text);
  }
  return versions;
}
