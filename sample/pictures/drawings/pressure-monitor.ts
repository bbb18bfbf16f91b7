import { arm, armOutline } from '../body-parts';
import { sevenSegments } from '../seven-segments';
import { barrel, darkRod, labelBars, laid, rod } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const ink = '#26323a';

/** The desk unit with its lower left corner near the origin, 430 wide and 520 high, leaning back. */
function unit(placed: string, { base, dark, pale }: Tint): string {
  const shell = 'M30 0Q-6 0 0 -44L36 -470Q40 -510 80 -510H350Q390 -510 394 -470L430 -44Q436 0 400 0Z';
  return (
    shadow(`<g transform="${placed}"><path d="M10 -40H420L410 6H20Z"/></g>`) +
    `<g transform="${placed}"><path d="${shell}" transform="translate(8 18)" fill="#9aa6ad"/><path d="${shell}" transform="translate(3 8)" fill="#c3ccd1"/><path d="${shell}" fill="${paint.cardFront}"/>` +
    '<path d="M44 -462Q48 -500 82 -500H348" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>' +
    `<path d="M66 -462Q68 -480 88 -480H342Q362 -480 364 -462L384 -190Q385 -172 366 -172H64Q45 -172 46 -190Z" fill="#3a464e"/>` +
    `<path d="M80 -450Q82 -462 94 -462H336Q348 -462 350 -450L367 -204Q368 -190 354 -190H76Q62 -190 63 -204Z" fill="${paint.screen}"/>` +
    sevenSegments('118', 164, -444, 74, ink) +
    sevenSegments('76', 225, -332, 74, ink) +
    sevenSegments('64', 268, -238, 36, ink) +
    `<path d="M66 -344H362M64 -246H366" stroke="${ink}" stroke-width="2" opacity=".25"/>` +
    labelBars(92, -424, [46, 34], '#6a7a74', 9) +
    labelBars(90, -312, [46, 34], '#6a7a74', 9) +
    `<path d="M98 -212c-22 -14 -14 -32 0 -20c14 -12 22 6 0 20Z" fill="${dark}"/>` +
    '<path d="M82 -450L200 -462L64 -260Z" fill="#fff" opacity=".3"/>' +
    `<rect x="128" y="-138" width="178" height="92" rx="46" fill="${dark}"/><rect x="128" y="-142" width="178" height="92" rx="46" fill="${paint.accentFront}"/>` +
    `<path d="M217 -116v20M199 -108a25 25 0 1 0 36 0" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>` +
    `<circle cx="66" cy="-94" r="29" fill="#c8d1d6"/><circle cx="66" cy="-97" r="28" fill="#f3f6f7"/><circle cx="366" cy="-94" r="29" fill="#c8d1d6"/><circle cx="366" cy="-97" r="28" fill="#f3f6f7"/>` +
    `<path d="M54 -97h24M354 -97h24M366 -109v24" stroke="${base}" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M60 -20H370" stroke="${pale}" stroke-width="8" stroke-linecap="round"/></g>`
  );
}

/** The cuff closed to a ring, standing; the middle of its upper rim is the origin. */
function cuff(placed: string, { base, light, dark, deep, pale }: Tint): string {
  const body = barrel(0, 0, 300, 170, 58);
  return (
    shadow(
      `<g transform="${placed}"><ellipse cx="0" cy="300" rx="166" ry="56"/><path d="M130 310C230 340 250 380 348 340V360C250 400 230 360 130 340Z"/></g>`,
    ) +
    `<g transform="${placed}"><path d="M130 26C230 70 250 128 348 92V352C250 392 230 340 130 326Z" fill="${dark}"/>` +
    `<path d="M130 26C230 70 250 128 348 92V106C250 142 230 84 130 40Z" fill="${base}"/><path d="M252 142Q290 146 328 134V322Q290 336 252 330Z" fill="${deep}" opacity=".75"/><path d="${body}" fill="${paint.accent}"/>` +
    `<ellipse rx="170" ry="58" fill="${dark}"/><ellipse rx="146" ry="46" fill="${deep}"/><path d="M-146 0A146 46 0 0 1 146 0A150 74 0 0 0 -146 0Z" fill="${pale}" opacity=".25"/>` +
    `<path d="M-170 0A170 58 0 0 0 170 0" fill="none" stroke="${light}" stroke-width="8"/>` +
    `<path d="M-160 26A170 58 0 0 0 162 26M-162 292A170 58 0 0 0 162 292" fill="none" stroke="${pale}" stroke-width="3" stroke-dasharray="10 8" opacity=".6"/>` +
    `<path d="M-40 61Q30 62 104 44V344Q40 360 -40 357Z" fill="${dark}" opacity=".55"/><path d="M-40 61V357" stroke="${deep}" stroke-width="4" opacity=".6"/>` +
    `<path d="M-16 128Q30 128 78 116V196Q40 208 -16 208Z" fill="#fff" opacity=".92"/><path d="M0 148L58 140M0 172L40 168" stroke="${base}" stroke-width="8" stroke-linecap="round"/></g>`
  );
}

const hose = (path: string) =>
  shadow(`<path d="${path}" fill="none" stroke-width="16"/>`) + rod(path, 17, darkRod);

/** The cuff closed around an arm that crosses the picture. */
function worn({ base, light, dark, deep, pale }: Tint): string {
  const band =
    'M-290 -196Q-282 -210 -260 -210Q-60 -204 130 -176Q150 -174 154 -160Q184 0 150 170Q146 186 128 188Q-60 214 -270 232Q-292 232 -296 214Q-256 0 -290 -196Z';
  const flap = 'M-60 -200L130 -176Q150 -174 154 -160Q184 0 150 170Q146 186 128 188L-66 212Q-34 0 -60 -200Z';
  return laid(
    'translate(520 440) rotate(-24)',
    `<path d="${armOutline}"/><path d="${band}"/>`,
    `${arm}<linearGradient id="sleeve" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${light}"/><stop offset=".3" stop-color="${base}"/><stop offset="1" stop-color="${deep}"/></linearGradient>` +
      `<path d="${band}" transform="translate(10 8)" fill="#5b3a28" opacity=".3"/><path d="${band}" fill="url(#sleeve)"/><path d="${flap}" transform="translate(-8 2)" fill="${deep}" opacity=".4"/><path d="${flap}" fill="url(#sleeve)"/>` +
      `<path d="M-272 -190Q-240 0 -278 214M-40 -184Q-16 0 -46 196M132 -158Q160 0 130 170" fill="none" stroke="${pale}" stroke-width="3.5" stroke-dasharray="11 9" opacity=".7"/>` +
      `<path d="M10 -86Q70 -82 106 -76Q118 0 104 82Q60 90 6 94Q18 0 10 -86Z" fill="#fff" opacity=".93"/><path d="M34 -44L82 -40M40 -10H88M36 30L84 26" stroke="${base}" stroke-width="11" stroke-linecap="round"/><path d="M-150 -120v70m-24 -28l24 30l24 -30" fill="none" stroke="${pale}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><rect x="-196" y="168" width="60" height="62" rx="14" fill="${dark}"/>`,
  );
}

/** An upper arm blood pressure monitor: with its cuff, the unit alone, and the cuff on an arm. */
export const drawPressureMonitor: Draw = (view, tint) => {
  if (view === 2) return unit('translate(225 820) scale(1.28)', tint);
  if (view === 3) return hose('M452 690C470 830 560 900 700 860C830 820 900 880 1040 850') + worn(tint);
  return (
    hose('M500 700C560 810 640 860 720 820C770 790 740 740 720 700') +
    cuff('translate(690 480) scale(.8)', tint) +
    unit('translate(110 800) scale(1.08)', tint)
  );
};
