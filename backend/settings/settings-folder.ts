import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { controls } from '@storefront/shared/api/menus-schema';
import { stringify } from 'yaml';
import { StartupError } from '../startup-error';
import { postText } from './post-text';
import { readYaml } from './read-yaml';
import { frontMatterSchema, type PostFile, type ShopSettings, settingsSchema } from './settings-schema';

const mostBytes = { settings: 256 * 1024, post: 100 * 1024 };
const mostPosts = 500;

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const frontMatter = /^---\n([\s\S]*?\n)---(?:\n([\s\S]*))?$/;

/** Reads `settings.yaml` and `posts/*.md` of a folder. @throws StartupError that names file and line */
export function readSettingsFolder(folder: string): ShopSettings {
  const settings = readYaml(
    settingsSchema,
    readBounded(folder, 'settings.yaml', mostBytes.settings),
    'settings.yaml',
  );
  const entries = existsSync(join(folder, 'posts'))
    ? readdirSync(join(folder, 'posts'), { withFileTypes: true })
    : [];
  const known = entries.filter(({ name }) => !name.startsWith('.') && !/\.(?:jpe?g|png|webp)$/i.test(name));
  const stray = known.find((entry) => !entry.name.endsWith('.md') || entry.isDirectory());
  if (stray)
    throw new StartupError(`posts/${stray.name} is no post: a post is a file whose name ends with .md.`);
  const files = known.map(({ name }) => name).sort();
  if (files.length > mostPosts) throw new StartupError(`There are more than ${mostPosts} posts.`);
  return {
    ...settings,
    posts: Object.fromEntries(files.map((file) => [file.slice(0, -3), readPost(folder, file)])),
  };
}

function readPost(folder: string, name: string): PostFile {
  const file = `posts/${name}`;
  const isSlug = slug.test(name.slice(0, -3)) && name.length <= 100;
  if (!isSlug)
    throw new StartupError(`${file}: the name becomes the address: use small letters, digits and hyphens.`);
  const [, yaml, markdown = ''] = frontMatter.exec(readBounded(folder, file, mostBytes.post)) ?? [];
  if (yaml === undefined)
    throw new StartupError(`${file}: begin with a line '---', 'title: …', 'summary: …' and a line '---'.`);
  const post = { ...readYaml(frontMatterSchema, yaml, file, 1), markdown: `${markdown.trim()}\n` };
  if (controls.test(markdown)) throw new StartupError(`${file} has control characters.`);
  postText(name.slice(0, -3), post);
  return post;
}

function readBounded(folder: string, file: string, most: number): string {
  const path = join(folder, file);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new StartupError(`There is no file ${path}.`);
  if (found.size > most) throw new StartupError(`${file} has more than ${most / 1024} KB.`);
  try {
    const content = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    return content.replaceAll('\r\n', '\n');
  } catch {
    throw new StartupError(`${file} is not UTF-8.`);
  }
}

/** Writes settings as files that {@link readSettingsFolder} reads as the same. @throws StartupError for a folder that has settings */
export function writeSettingsFolder(folder: string, { posts, ...settings }: ShopSettings): void {
  if (existsSync(join(folder, 'settings.yaml')) || existsSync(join(folder, 'posts')))
    throw new StartupError(`${folder} has settings already: name another folder.`);
  mkdirSync(join(folder, 'posts'), { recursive: true });
  writeFileSync(join(folder, 'settings.yaml'), yamlOf(settings));
  for (const [name, { markdown, ...matter }] of Object.entries(posts))
    writeFileSync(join(folder, 'posts', `${name}.md`), `---\n${yamlOf(matter)}---\n\n${markdown}`);
}

const yamlOf = (value: object) => stringify(value, { schema: 'failsafe', lineWidth: 0 });
