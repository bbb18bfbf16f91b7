import { barrel, castor } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const feet: readonly (readonly [x: number, y: number])[] = [
  [-150, -64],
  [158, -58],
  [-226, 26],
  [232, 32],
  [14, 86],
];

const footprint = feet
  .map(([x, y]) => `<path d="M0 20L${x} ${y + 46}" fill="none" stroke-width="34" stroke-linecap="round"/>`)
  .join('');

/** Five-footed base around the foot of the column. */
function base(): string {
  const leg = ([x, y]: readonly [number, number]) => {
    const [nx, ny] = [-y, x].map((part) => (part / Math.hypot(x, y)) * 15) as [number, number];
    return `<path d="M${nx * 1.5} ${ny * 0.7 - 42}L${x + nx} ${y + ny * 0.6 - 14}Q${x} ${y - 26} ${x - nx} ${y - ny * 0.6 - 14}L${-nx * 1.5} ${-ny * 0.7 - 42}Z" fill="${paint.steelSheet}" stroke="#7d8991" stroke-width="2"/>`;
  };
  return (
    feet.map(([x, y]) => castor(x, y) + leg([x, y])).join('') +
    `<path d="${barrel(0, -92, -22, 40, 12)}" fill="${paint.steel}"/>`
  );
}

function seat({ light, dark, deep }: Tint): string {
  return (
    `<path d="M-150 -352Q0 -318 150 -352L110 -316Q0 -298 -110 -316Z" fill="#3a444b"/>` +
    `<path d="M-214 -440Q-218 -356 -150 -344Q0 -316 150 -344Q218 -356 214 -440Z" fill="${paint.accent}"/>` +
    `<ellipse cx="0" cy="-440" rx="214" ry="70" fill="${paint.accentFront}"/>` +
    `<path d="M-212 -432Q-150 -376 0 -372Q150 -376 212 -432" fill="none" stroke="${dark}" stroke-width="5" opacity=".7"/>` +
    `<path d="M-212 -438Q-150 -384 0 -380Q150 -384 212 -438" fill="none" stroke="${light}" stroke-width="5" opacity=".8"/>` +
    `<ellipse cx="-60" cy="-452" rx="150" ry="46" fill="${paint.sheen}"/>` +
    `<path d="M-206 -388Q-150 -340 0 -332Q150 -340 206 -388" fill="none" stroke="${deep}" stroke-width="3" opacity=".4"/>`
  );
}

const column =
  `<path d="${barrel(0, -330, -90, 19, 6)}" fill="${paint.steel}"/><path d="${barrel(0, -240, -86, 29, 9)}" fill="${paint.dark}"/>` +
  '<path d="M26 -322Q110 -306 172 -296" fill="none" stroke="#59656d" stroke-width="10" stroke-linecap="round"/><circle cx="176" cy="-295" r="13" fill="#2f393f"/>';

function backrest({ light, dark }: Tint): string {
  return (
    '<path d="M120 -350Q238 -350 232 -470L216 -640" fill="none" stroke="#68747c" stroke-width="24" stroke-linecap="round"/><path d="M116 -354Q230 -356 225 -470L210 -640" fill="none" stroke="#dfe5e8" stroke-width="7" stroke-linecap="round"/>' +
    `<path d="M66 -690Q60 -742 120 -736Q210 -716 286 -650Q330 -604 296 -570Q262 -548 220 -584Q160 -634 96 -640Q70 -644 66 -690Z" transform="translate(-10 -10)" fill="${paint.accent}"/>` +
    `<path d="M66 -706Q90 -734 130 -722Q216 -700 276 -640" fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round" opacity=".8"/><path d="M78 -656Q170 -650 232 -588" fill="none" stroke="${dark}" stroke-width="5" opacity=".6"/>`
  );
}

const stool = (placed: string, tint: Tint, behind = '') =>
  shadow(`<g transform="${placed}">${footprint}</g>`) +
  `<g transform="${placed}">${base()}${column}${behind}${seat(tint)}</g>`;

/** An examination stool on castors: plain, with a back, and its seat from near. */
export const drawExamStool: Draw = (view, tint) => {
  if (view === 1) return stool('translate(500 780) scale(1.28)', tint);
  if (view === 2) return stool('translate(460 830) scale(1.06)', tint, backrest(tint));
  return stool('translate(510 1260) scale(2)', tint);
};
