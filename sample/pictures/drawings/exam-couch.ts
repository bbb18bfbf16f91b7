import { rod, type Slab, slab, steelRod, type Turn } from '../solids';
import { type Draw, shadow } from '../studio';
import type { Tint } from '../tints';

const level: Turn = { along: [0.93, 0.13], back: [0.42, -0.34] };
const raised: Turn = { along: [0.62, 0.6], back: [0.42, -0.34] };
const depth = 260;

/** A point of the floor plan `u` along and `v` back, `height` above the floor. */
const at = (u: number, v: number, height: number): [x: number, y: number] => [
  level.along[0] * u + level.back[0] * v,
  level.along[1] * u + level.back[1] * v - height,
];

const leg = (u: number, v: number) => rod(`M${at(u, v, 6)}L${at(u, v, 250)}`, 24, steelRod);

const frame = (v: number) =>
  rod(`M${at(60, v, 70)}L${at(700, v, 70)}`, 18, steelRod) +
  leg(60, v) +
  leg(700, v) +
  rod(`M${at(12, v, 246)}L${at(750, v, 246)}`, 20, steelRod);

/** Paper drawn off its roll over the middle of a cushion `width` long. */
const paper = (width: number) =>
  `<rect x="0" y="42" width="${width}" height="${depth - 84}" fill="#fff" opacity=".92"/><path d="M0 44H${width}M0 ${depth - 44}H${width}" stroke="#c3ccd1" stroke-width="2"/><path d="M${width * 0.3} 44l10 172M${width * 0.66} 44l-6 172" stroke="#dde3e6" stroke-width="4"/>`;

const seam = (width: number, { light, dark }: Tint) =>
  `<rect x="12" y="12" width="${width - 24}" height="${depth - 24}" rx="24" fill="none" stroke="${dark}" stroke-width="3" opacity=".45"/><path d="M30 ${depth - 5}H${width - 30}" stroke="${light}" stroke-width="7" stroke-linecap="round"/>`;

/** A padded part whose lower front left corner is (`x`, `y`). */
function cushion(x: number, y: number, width: number, turn: Turn, tint: Tint, covered: boolean): string {
  const form: Slab = { x, y, width, depth, height: 64, round: 34, turn, wall: tint.dark, face: tint.base };
  const board: Slab = { ...form, y: y + 18, height: 20, wall: '#8d99a0', face: '#aab5bb' };
  return slab(board) + slab({ ...form, top: seam(width, tint) + (covered ? paper(width) : '') });
}

/** The roll across the head end that the paper comes from; the middle of its near end is (`x`, `y`). */
const roll = (x: number, y: number) =>
  `<g transform="translate(${x} ${y}) rotate(-39)"><path d="M0 -40H146A26 40 0 0 1 146 40H0Z" fill="#fbfaf6"/><path d="M0 10H146Q160 24 146 40H0Z" fill="#d5d1c8"/><ellipse rx="27" ry="40" fill="#fffefb" stroke="#cbc6bb" stroke-width="3"/><ellipse rx="17" ry="26" fill="none" stroke="#d5d1c8" stroke-width="3"/><ellipse rx="8" ry="12" fill="#8b8578"/></g>`;

const footprint = [20, 230]
  .flatMap((v) =>
    [60, 700].map((u) => `<path d="M${at(u - 14, v, 0)}L${at(u + 14, v, 0)}" stroke-width="22"/>`),
  )
  .join('');

const ends = [60, 700].map((u) => rod(`M${at(u, 20, 70)}L${at(u, 230, 70)}`, 18, steelRod)).join('');

/** The couch, the floor under its near head corner at the origin of `placed`; its head may be up, its cover paper. */
function couch(placed: string, tint: Tint, up: boolean, covered: boolean): string {
  const [hingeX, hingeY] = at(292, 0, 262);
  const [headX, headY] = up ? [hingeX - raised.along[0] * 290, hingeY - raised.along[1] * 290] : [0, -262];
  const head = cushion(headX, headY, 286, up ? raised : level, tint, covered);
  const strut = up ? rod(`M${at(190, 60, 246)}L${headX + 130} ${headY + 40}`, 18, steelRod) : '';
  return (
    shadow(
      `<g transform="${placed}">${footprint}<path fill-opacity=".4" d="M${at(60, 40, 0)}L${at(60, 220, 0)}L${at(700, 220, 0)}L${at(700, 40, 0)}Z"/></g>`,
    ) +
    `<g transform="${placed}">${frame(230)}${ends}${strut}${frame(20)}${covered ? roll(headX - 16, headY - 6) : ''}${head}${cushion(hingeX, hingeY, 476, level, tint, covered)}</g>`
  );
}

function step(x: number, y: number, tint: Tint): string {
  const tread: Slab = {
    x,
    y: y - 90,
    width: 230,
    depth: 130,
    height: 26,
    round: 14,
    turn: level,
    wall: '#7d8991',
    face: '#4c565d',
    top: `<rect x="14" y="14" width="202" height="102" rx="8" fill="none" stroke="${tint.light}" stroke-width="5"/>`,
  };
  const feet = [at(16, 120, 0), at(214, 120, 0), at(16, 12, 0), at(214, 12, 0)].map(([u, v]) => [
    x + u,
    y + v,
  ]);
  return (
    shadow(feet.map(([fx, fy]) => `<ellipse cx="${fx}" cy="${fy}" rx="18" ry="8"/>`).join('')) +
    feet.map((foot) => rod(`M${foot}v-84`, 16, steelRod)).join('') +
    slab(tread)
  );
}

/** An examination couch: its head raised, flat with a step before it, and its head end from near. */
export const drawExamCouch: Draw = (view, tint) => {
  if (view === 1) return couch('translate(130 760)', tint, true, true);
  if (view === 2) return couch('translate(70 690)', tint, false, false) + step(330, 860, tint);
  return couch('translate(190 1090) scale(1.6)', tint, true, true);
};
