import { paint, shadow } from './studio';

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
