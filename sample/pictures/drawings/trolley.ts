import { barrel, castor, rod, slab, steelRod, type Turn } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const turn: Turn = { along: [0.92, 0.16], back: [0.46, -0.3] };
const [width, depth] = [470, 330];
const corners = [
  [0, 1],
  [1, 1],
  [0, 0],
  [1, 0],
] as const;

/** Where a corner of a shelf `height` above the floor stands; the front left one is over the origin. */
const corner = ([u, v]: readonly [number, number], height: number) =>
  [
    10 + turn.along[0] * (width - 20) * u + turn.back[0] * (depth - 20) * v,
    turn.along[1] * width * u + turn.back[1] * depth * v - height,
  ] as const;

/** A board across the whole trolley, its underside `height` above the floor. */
const board = (height: number, thick: number, wall: string, face: string) =>
  slab({ x: 0, y: -height, width, depth, height: thick, round: 16, turn, wall, face });

const steelShelf = (height: number) => board(height, 22, '#98a5ac', paint.steelSheet);

const post = (at: readonly [number, number], top: number) => {
  const [x, y] = corner(at, 54);
  return castor(x, y - 2) + rod(`M${x} ${y}V${y - top}`, 17, steelRod);
};

/** The rail around a shelf, its far half and its near half. */
function rails(height: number): readonly [string, string] {
  const [farLeft, farRight, left, right] = corners.map((at) => corner(at, height).join(' '));
  return [
    rod(`M${left}L${farLeft}L${farRight}M${farLeft}v52`, 12, steelRod),
    rod(`M${left}v52M${left}L${right}v52M${right}L${farRight}v52`, 12, steelRod),
  ];
}

const kidneyDish = (placed: string) =>
  `<g transform="${placed}"><path d="M-120 0Q-124 56 -60 62Q0 66 60 62Q124 56 120 0Z" fill="${paint.steel}"/><path d="M-120 0Q-116 -44 -60 -40Q-20 -16 20 -18Q40 -46 84 -38Q122 -28 120 0Q112 34 0 34Q-112 34 -120 0Z" fill="#8b979e" stroke="#eef2f4" stroke-width="6"/></g>`;

function bottle(x: number, y: number, { dark, light }: Tint): string {
  return `<path d="${barrel(x, y - 100, y, 40, 13)}" fill="${paint.accent}"/><path d="M${x - 40} ${y - 100}Q${x - 38} ${y - 130} ${x - 16} ${y - 136}H${x + 16}Q${x + 38} ${y - 130} ${x + 40} ${y - 100}A40 13 0 0 1 ${x - 40} ${y - 100}Z" fill="${light}"/><path d="${barrel(x, y - 166, y - 134, 18, 6)}" fill="${paint.plastic}"/><rect x="${x - 24}" y="${y - 74}" width="44" height="44" rx="6" fill="#fff"/><path d="M${x - 2} ${y - 66}v28m-14 -14h28" stroke="${dark}" stroke-width="7"/>`;
}

const drawers = ({ light, deep }: Tint) =>
  [430, 330, 190]
    .map((height, i) => {
      const tall = i === 2 ? 128 : 88;
      return `<g transform="matrix(${turn.along.join(' ')} 0 1 0 ${-height - 12})"><rect x="22" y="0" width="${width - 44}" height="${tall}" rx="10" fill="${paint.accentFront}" stroke="${deep}" stroke-opacity=".5" stroke-width="2"/><path d="M30 6H${width - 36}" stroke="${light}" stroke-width="4"/><rect x="${width / 2 - 70}" y="22" width="140" height="22" rx="11" fill="#3f4a52"/><rect x="${width / 2 - 66}" y="20" width="132" height="12" rx="6" fill="#dfe5e8"/></g>`;
    })
    .join('');

/** What stands on a shelf whose upper face is `height` above the floor. */
function load(tint: Tint, height: number): string {
  const [dishX, dishY] = corner([0.34, 0.46], height);
  const bottles =
    bottle(...corner([0.58, 0.72], height), tint) + bottle(...corner([0.76, 0.66], height), tint);
  return `${bottles}${kidneyDish(`translate(${dishX} ${dishY - 30}) rotate(9) scale(.78)`)}`;
}

/** Under each wheel, and fainter between them, the trolley darkens the floor. */
function onFloor(placed: string, drawing: string): string {
  const wheels = corners.map((at) => {
    const [x, y] = corner(at, 0);
    return `<ellipse cx="${x}" cy="${y}" rx="30" ry="12"/>`;
  });
  return `${shadow(`<g transform="${placed}">${wheels.join('')}<path fill-opacity=".4" d="M60 -10L190 -86L560 -24L420 60Z"/></g>`)}<g transform="${placed}">${drawing}</g>`;
}

function open(placed: string, tint: Tint): string {
  const [far, near] = rails(560);
  const [farLeft, farRight, left, right] = corners.map((at) => post(at, 520));
  const shelves = steelShelf(130) + steelShelf(490);
  return onFloor(placed, [farLeft, farRight, shelves, far, load(tint, 512), right, left, near].join(''));
}

function withDrawers(placed: string, tint: Tint): string {
  const [far, near] = rails(576);
  return onFloor(
    placed,
    `${corners.map((at) => post(at, 60)).join('')}${board(56, 450, paint.plastic, paint.cardTop)}${drawers(tint)}${board(506, 26, paint.dark, '#4c565d')}${far}${load(tint, 532)}${near}`,
  );
}

/** An instrument trolley: two open shelves, a cabinet of drawers, and the loaded top from near. */
export const drawTrolley: Draw = (view, tint) => {
  if (view === 1) return open('translate(180 800) scale(1.04)', tint);
  if (view === 2) return withDrawers('translate(200 830) scale(1.04)', tint);
  return open('translate(40 1470) scale(1.7)', tint);
};
