import { darkRod, laid, pouch, ribs, rod } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const body =
  'M-30 440L-42 400V240Q-52 100 -34 -60Q-22 -240 34 -372L80 -348Q42 -220 40 -60Q50 100 42 240V400L30 440Z';
const tip = 'translate(62 -378) rotate(26)';
const housing = 'M-58 -34Q-58 -46 -44 -46H40Q54 -46 54 -32V32Q54 46 40 46H-44Q-58 46 -58 34Z';
const drill = 'M54 -16H70L76 -8H120L128 -15Q158 -10 172 0Q158 10 128 15L120 8H76L70 16H54Z';

/** A turbine handpiece around the origin, head up, its drill to the right. */
const turbine = ({ deep, light }: Tint) =>
  `<path d="${body}" fill="${paint.steel}" stroke="#76828a" stroke-width="2.5"/><path d="M-22 230Q-30 100 -18 -50Q-4 -220 44 -352" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".9"/>` +
  `<path d="${ribs(-44, 70, 12, 13, 'q44 10 88 0')}" fill="none" stroke="#59656d" stroke-width="5" opacity=".7"/>` +
  `<path d="M-42 268H42V300H-42Z" fill="${paint.accent}"/><path d="M-42 330H42M-42 352H42M-42 374H42" stroke="#6f7b83" stroke-width="4"/>` +
  `<path d="M-28 -96Q4 -86 38 -96L38 -84Q4 -74 -29 -84Z" fill="${deep}" opacity=".5"/>` +
  `<g transform="${tip}"><path d="${drill}" fill="${paint.steelSheet}" stroke="#59656d" stroke-width="2.5"/><path d="M132 -11L160 8M144 -10L166 4M128 2L148 10" stroke="#59656d" stroke-width="3"/>` +
  `<path d="${housing}" fill="${paint.steelSheet}" stroke="#6f7b83" stroke-width="2.5"/><path d="M-46 -34H40" stroke="#fff" stroke-width="9" stroke-linecap="round"/><path d="M-34 -46V46M38 -46V46" stroke="#6f7b83" stroke-width="3"/><path d="M-58 -30V30" stroke="${light}" stroke-width="8" stroke-linecap="round"/></g>`;

const outline = `<path d="${body}"/><g transform="${tip}"><path d="${housing}"/><path d="${drill}"/></g>`;

const handpiece = (placed: string, tint: Tint) => laid(placed, outline, turbine(tint));

/** A dental drill: at the end of its hose, alone in a sterile pouch, and its head from near. */
export const drawDentalHandpiece: Draw = (view, tint) => {
  if (view === 3) return handpiece('translate(400 1050) rotate(14) scale(1.9)', tint);
  if (view === 2)
    return pouch(
      'translate(500 505) rotate(-14)',
      360,
      860,
      `<g transform="translate(-14 50) scale(.78)">${turbine(tint)}</g>`,
      tint,
    );
  const hose = 'M262 750C215 815 215 905 340 905C540 905 560 720 720 720C840 720 900 800 1040 790';
  return (
    shadow(`<path d="${hose}" fill="none" stroke-width="40"/>`) +
    rod(hose, 44, darkRod) +
    handpiece('translate(480 450) rotate(36) scale(.9)', tint)
  );
};
