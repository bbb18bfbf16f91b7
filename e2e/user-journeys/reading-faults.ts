import { type Accessible, controls, piecesOf } from './accessible-tree';

/** Roles that need a unique name if there are several. */
const places = ['navigation', 'region', 'form', 'dialog', 'table'];

/** Obstacles for visitors with a screen reader, a sentence each; none for a sound page. */
export function readingFaults(tree: Accessible): string[] {
  return [...nameFaults(tree), ...headingFaults(tree), ...twinsIn(tree), ...tableFaults(tree)];
}

function nameFaults(tree: Accessible): string[] {
  const pieces = piecesOf(tree);
  const needNames = [...controls, 'dialog', 'option', 'region', 'table'];
  const nameless = pieces.filter(({ role, name }) => needNames.includes(role) && name === '');
  const named = pieces.filter(({ role, name }) => places.includes(role) && name !== '');
  return [
    ...nameless.map(({ role }) => `a ${role} has no name`),
    ...repeated(named.map(({ role, name }) => `${role} "${name}"`)).map(
      (place) => `there are two of ${place}`,
    ),
  ];
}

/** A page has one heading of the first level; a dialog over it begins with one of the second. */
function headingFaults(tree: Accessible): string[] {
  const headings = piecesOf(tree).filter(({ role }) => role === 'heading');
  const levels = headings.map(({ states }) => Number(states.level));
  const isOverPage = piecesOf(tree).some(({ states }) => states.modal === true);
  const firsts = levels.filter((level) => level === 1).length;
  const gaps = headings.flatMap(({ name }, nth) => {
    const before = levels[nth - 1] ?? (isOverPage ? 1 : 0);
    const level = levels[nth] ?? 0;
    return level > before + 1 ? [`the heading "${name}" of level ${level} comes after level ${before}`] : [];
  });
  return firsts === (isOverPage ? 0 : 1) ? gaps : [`there are ${firsts} headings of level 1`, ...gaps];
}

/** Links of one list with the same name and different targets. */
function twinsIn(tree: Accessible): string[] {
  return piecesOf(tree)
    .filter(({ role }) => role === 'list')
    .flatMap((list) => {
      const links = piecesOf(list).filter(({ role }) => role === 'link');
      const places = new Set(
        links.map((link) => JSON.stringify([link.name, link.description, link.states.url])),
      );
      const names = [...places].map((place) => JSON.parse(place).slice(0, 2).filter(Boolean).join(', '));
      return repeated(names).map((name) => `links of a list lead to different places as "${name}"`);
    });
}

function tableFaults(tree: Accessible): string[] {
  return piecesOf(tree)
    .filter(({ role }) => role === 'table')
    .flatMap((table) => {
      const rows = piecesOf(table).filter(({ role }) => role === 'row');
      const columns = piecesOf(table).filter(
        ({ role, name }) => role === 'columnheader' && name !== '',
      ).length;
      const [, ...lines] = rows.map(({ children }) => children.map(({ role }) => role));
      return [
        ...(rows[0]?.children.length === columns
          ? []
          : [`a column of the table "${table.name}" has no header`]),
        ...(lines.every(([first]) => first === 'rowheader')
          ? []
          : [`a row of the table "${table.name}" has no header`]),
      ];
    });
}

function repeated(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, nth) => texts.indexOf(text) !== nth))];
}
