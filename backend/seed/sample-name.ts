import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { states } from 'sample/places/states';
import { suburbsName } from 'sample/places/suburbs';

const folder = resolve(import.meta.dirname, '../../sample');

/** A name for exactly this sample: it changes with the files of its products and settings. */
export function sampleName(): string {
  const posts = readdirSync(join(folder, 'settings/posts')).sort();
  const files = ['products.csv', 'settings/settings.yaml', ...posts.map((post) => `settings/posts/${post}`)];
  const texts = files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
  const sample = JSON.stringify([texts, states, suburbsName()]);
  return createHash('sha256').update(sample).digest('base64url').slice(0, 22);
}
