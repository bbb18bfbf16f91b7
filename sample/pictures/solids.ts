import { paint, shadow } from './studio';
import type { Tint } from './tints';

type Vector = readonly [x: number, y: number];

/** How a box stands before the camera: where one unit of its width and of its depth goes on the picture. */
export interface Turn {
  readonly along: Vector;
  readonly back: Vector;
}

/** Nearly square to the camera. */
export const facing: Turn = { along: [0.97, 0.07], back: [0.3, -0.22] };
/** A corner towards the camera. */
export const threeQuarter: Turn = { along: [0.8, 0.22], back: [0.56, -0.25] };

/** A box; `x`, `y` is its front lower left corner. Faces hold fragments in their own units, origin at the upper left. */
export interface Carton {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly turn: Turn;
  readonly front?: string;
  readonly side?: string;
  readonly top?: string;
}

/** A cardboard box with its shadow; its faces are white card under the given print. */
export function carton({
  x,
  y,
  width,
  height,
  depth,
  turn,
  front = '',
  side = '',
  top = '',
}: Carton): string {
  const [ax, ay] = turn.along;
  const [bx, by] = turn.back;
  const right: Vector = [x + ax * width, y + ay * width];
  const back: Vector = [bx * depth, by * depth];
  const footprint = [[x, y], right, [right[0] + back[0], right[1] + back[1]], [x + back[0], y + back[1]]];
  return (
    shadow(`<polygon points="${footprint.map((point) => point.join(',')).join(' ')}"/>`) +
    `<g transform="matrix(${bx} ${by} 0 1 ${right[0]} ${right[1] - height})">` +
    `<rect width="${depth}" height="${height}" fill="${paint.cardSide}"/>${side}</g>` +
    `<g transform="matrix(${ax} ${ay} ${-bx} ${-by} ${x + back[0]} ${y - height + back[1]})">` +
    `<rect width="${width}" height="${depth}" fill="${paint.cardTop}"/>${top}</g>` +
    `<g transform="matrix(${ax} ${ay} 0 1 ${x} ${y - height})">` +
    `<rect width="${width}" height="${height}" fill="${paint.cardFront}"/>${front}` +
    `<path d="M0 1H${width}V${height}" fill="none" stroke="#fff" stroke-width="2.5" opacity=".85"/></g>`
  );
}

/** Outline of an upright round body between two rims; `rim` is half the height of the rim's ellipse. */
export function barrel(middle: number, top: number, bottom: number, radius: number, rim: number): string {
  const [left, right] = [middle - radius, middle + radius];
  return `M${left} ${top}A${radius} ${rim} 0 0 1 ${right} ${top}V${bottom}A${radius} ${rim} 0 0 1 ${left} ${bottom}Z`;
}

/** Printed lines too small to read, one bar for each of `widths`, from (`x`, `y`) downwards. */
export function labelBars(
  x: number,
  y: number,
  widths: readonly number[],
  colour: string,
  height = 12,
): string {
  return widths
    .map((width, line) => {
      const top = y + line * height * 2;
      return `<rect x="${x}" y="${top}" width="${width}" height="${height}" rx="${height / 2}" fill="${colour}"/>`;
    })
    .join('');
}

/** An object in its place, over the shadow that its outline throws on the floor it lies on. */
export function laid(placed: string, outline: string, drawing: string): string {
  return `${shadow(`<g transform="${placed}">${outline}</g>`)}<g transform="${placed}">${drawing}</g>`;
}

interface RodColours {
  readonly edge: string;
  readonly body: string;
  readonly shine: string;
}

/** Polished steel. */
export const steelRod: RodColours = { edge: '#77838b', body: '#c3ccd1', shine: '#f8fafa' };
/** Black rubber or plastic. */
export const darkRod: RodColours = { edge: '#2a333a', body: '#465159', shine: '#8d99a0' };

/** A round rod, wire or hose along a path. */
export function rod(path: string, width: number, { edge, body, shine }: RodColours): string {
  const stroke = (colour: string, share: number, moved = '') =>
    `<path d="${path}" ${moved} fill="none" stroke="${colour}" stroke-width="${width * share}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const moved = `transform="translate(${-width * 0.12} ${-width * 0.12})"`;
  return stroke(edge, 1) + stroke(body, 0.78) + stroke(shine, 0.24, moved);
}

/** Parallel strokes across a grip: `count` of them, `step` apart, each drawn as `stroke` from its own start. */
export function ribs(x: number, y: number, count: number, step: number, stroke: string): string {
  return Array.from({ length: count }, (_, rib) => `M${x} ${y + rib * step}${stroke}`).join('');
}

/** A sterile pouch around the origin, paper behind clear film; what lies in it is drawn between the two. */
export function pouch(placed: string, width: number, height: number, inside: string, tint: Tint): string {
  const box = (margin: number) =>
    `x="${margin - width / 2}" y="${margin - height / 2}" width="${width - margin * 2}" height="${height - margin * 2}"`;
  return laid(
    placed,
    `<rect ${box(0)} rx="8"/>`,
    `<rect ${box(0)} rx="8" fill="#f7f9f9" stroke="#cfd7db" stroke-width="3"/>` +
      `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="54" fill="${paint.accentFront}"/>` +
      `<rect x="${26 - width / 2}" y="${20 - height / 2}" width="${width * 0.36}" height="14" rx="7" fill="#fff"/>` +
      `<path d="M${-width / 2 + 18} ${-height / 2 + 84}L0 ${-height / 2 + 70}L${width / 2 - 18} ${-height / 2 + 84}" fill="none" stroke="${tint.light}" stroke-width="6"/>${inside}` +
      `<rect ${box(16)} rx="6" fill="${tint.pale}" opacity=".3"/><rect ${box(9)} rx="6" fill="none" stroke="#b8c4ca" stroke-width="12" stroke-dasharray="2 4" opacity=".7"/>` +
      `<path d="M${-width / 2 + 40} ${-height / 2 + 110}V${height / 4}M${-width / 2 + 40} ${height / 4 + 36}v60" stroke="#fff" stroke-width="12" opacity=".9" stroke-linecap="round"/>` +
      `<path d="M${width / 2 - 34} ${-height / 5}V${height / 2 - 60}" stroke="#9fb0b8" stroke-width="4" opacity=".5" stroke-linecap="round"/>`,
  );
}

/** A flat body with rounded corners; `x`, `y` is where the lower front left corner would be were it sharp. */
export interface Slab {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly round: number;
  readonly turn: Turn;
  /** Fills of the upright wall and of the upper face. */
  readonly wall: string;
  readonly face: string;
  /** Fragments on the upper face in its own units, origin at its back left. */
  readonly top?: string;
}

function slabOutline({ x, y, width, depth, round, turn }: Slab): Vector[] {
  const [ax, ay] = turn.along;
  const [bx, by] = turn.back;
  const corners = [
    [width - round, depth - round],
    [round, depth - round],
    [round, round],
    [width - round, round],
  ] as const;
  return corners.flatMap(([u, v], quarter) =>
    Array.from({ length: 9 }, (_, step): Vector => {
      const angle = ((quarter + step / 8) * Math.PI) / 2;
      const [across, back] = [u + round * Math.cos(angle), v + round * Math.sin(angle)];
      return [x + ax * across + bx * back, y + ay * across + by * back];
    }),
  );
}

const pointList = (points: readonly Vector[], lift = 0) =>
  points.map(([x, y]) => `${x.toFixed(1)},${(y - lift).toFixed(1)}`).join(' ');

/** Outline of the ground a slab covers. */
export const slabFootprint = (slab: Slab) => `<polygon points="${pointList(slabOutline(slab))}"/>`;

/** A slab without its shadow. */
export function slab(form: Slab): string {
  const { x, y, width, depth, height, round, turn, wall, face, top = '' } = form;
  const outline = [...slabOutline(form)].sort(([a], [b]) => a - b);
  const [left, right] = [outline[0] ?? [x, y], outline.at(-1) ?? [x, y]];
  const slope = (right[1] - left[1]) / (right[0] - left[0]);
  const near = outline.filter(([px, py]) => py >= left[1] + slope * (px - left[0]) - 0.01);
  const [ax, ay] = turn.along;
  const [bx, by] = turn.back;
  return (
    `<polygon points="${pointList(near)} ${pointList(near.toReversed(), height)}" fill="${wall}"/>` +
    `<g transform="matrix(${ax} ${ay} ${-bx} ${-by} ${x + bx * depth} ${y - height + by * depth})">` +
    `<rect width="${width}" height="${depth}" rx="${round}" fill="${face}"/>${top}</g>`
  );
}

/** A swivel wheel under a piece of furniture, hung from (`x`, `y`) and 57 high. */
export const castor = (x: number, y: number) =>
  `<ellipse cx="${x}" cy="${y + 30}" rx="22" ry="27" fill="#2f393f"/><ellipse cx="${x - 5}" cy="${y + 27}" rx="12" ry="17" fill="#6b777e"/><path d="M${x - 16} ${y + 8}Q${x} ${y - 14} ${x + 18} ${y + 8}Z" fill="#59656d"/>`;
