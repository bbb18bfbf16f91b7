/** Why a report may not replace the previous one: the changed names and the contract version they need; null when it may. */
export function reportRefusal(before: string, now: string): string | null {
  const [major, minor] = version(before);
  const [majorNow, minorNow] = version(now);
  if (majorNow > major) return null;
  const names = namesIn(before);
  const namesNow = namesIn(now);
  const broken = [...names].filter(([name, lines]) => !isKept(lines, namesNow.get(name) ?? []));
  if (broken.length > 0) return `Removed or retyped: ${listed(broken)}. ${wanted(major + 1, 0)}`;
  const grown = [...namesNow].filter(([name, lines]) => lines.length > (names.get(name)?.length ?? 0));
  if (grown.length > 0 && minorNow <= minor)
    return `Added or grown: ${listed(grown)}. ${wanted(major, minor + 1)}`;
  return null;
}

type Lines = readonly string[];

/** Whether an older build still finds every line of a name, and need not provide more. */
function isKept(before: Lines, now: Lines): boolean {
  let kept = 0;
  const gained = now.filter((line) => {
    if (line !== before[kept]) return true;
    kept += 1;
    return false;
  });
  return kept === before.length && (now.includes('// @sealed') || gained.every(isOptional));
}

/** Whether a line is an export or an optional member. */
function isOptional(line: string): boolean {
  return /^export from |^ +(readonly )?[^\s:(]+\?[:(]/.test(line);
}

/** The declaration lines of each name, and the modules that export it. */
function namesIn(report: string): ReadonlyMap<string, Lines> {
  const names = new Map<string, Lines>();
  for (const block of report.split(/\n\n|\n(?=import )/)) {
    const { module, name, imported } = block.match(heading)?.groups ?? {};
    if (module) {
      for (const [, exported = ''] of block.matchAll(/^ {8}(?:\S+ as )?(\S+?),?$/gm)) {
        names.set(exported, [`export from ${module}`, ...(names.get(exported) ?? [])]);
      }
    }
    const declared = name ?? imported;
    if (declared) names.set(declared, [...(names.get(declared) ?? []), ...block.split('\n')]);
  }
  return names;
}

const heading =
  /^(\/\/ @sealed\n)?(export )?(declare namespace (?<module>\w+)|(abstract )?(class|const|enum|function|interface|let|type) (?<name>[\w$]+)|import .*?(?<imported>[\w$]+)( \})? from )/;

function version(report: string): [major: number, minor: number] {
  const [, major, minor] = report.match(/^# Contract (\d+)\.(\d+)$/m) ?? [];
  return [Number(major), Number(minor)];
}

function listed(names: readonly (readonly [string, Lines])[]): string {
  return names.map(([name]) => name).join(', ');
}

function wanted(major: number, minor: number): string {
  return `That is contract ${major}.${minor}: say so in shared/contracts/contract-version.ts, then run pnpm api-report.`;
}
