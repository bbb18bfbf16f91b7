import { line, refuse, within } from './clean-text';
import { decoded } from './description';

const maxLength = 100;

/**
 * Main category and category of 'Main > Category'; a single level is both, and of three or more the first and the last count. So does the
 * first of several categories, which | or a line break divides: names have commas.
 * @throws Fault
 */
export function readCategory(
  text: string,
  note: (message: string) => void,
  spell: (kind: string, name: string) => string,
): readonly [main: string, sub: string] {
  const paths = within(text, 20 * maxLength)
    .split(/[|\n]/)
    .map((path) => line(decoded(path)).replace(/[;,\s]+$/, ''))
    .filter((path) => path !== '');
  const [path = ''] = paths;
  if (paths.length > 1) note('A product has one category: the first was read.');
  const isSlashed = !path.includes('>') && path.includes(' / ');
  const levels = path.split(isSlashed ? ' / ' : '>').map((level) => level.trim());
  const [main = '', ...others] = levels;
  const sub = others.at(-1) ?? main;
  if (levels.some((level) => level === '')) refuse('A category has no name: write Main > Category.');
  if (others.slice(0, -1).some((level) => /[;,]/.test(level))) {
    refuse('These may be several categories, and a product has one: keep one.');
  }
  if (isSlashed || others.length > 1)
    note(`Read as ${main} > ${sub}: a category has two levels, divided by >.`);
  const shownMain = spell('main category', within(main, maxLength));
  return [shownMain, spell(`category of ${shownMain}`, within(sub, maxLength))];
}
