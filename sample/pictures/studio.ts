import type { Tint } from './tints';

/** Which of the three pictures of a product: 1 front, 2 three-quarter or open, 3 detail or pack. */
export type View = 1 | 2 | 3;

/** The views in the order a gallery shows them. */
export const views: readonly View[] = [1, 2, 3];

/**
 * Draws one kind of product as an SVG fragment in a square of 1000 units, standing or lying on a floor whose
 * middle is near y = 800 and lit from the upper left.
 */
export type Draw = (view: View, tint: Tint) => string;

/** Fills that every drawing shares; each adapts to the bounding box of the shape that uses it. */
export const paint = {
  /** Upright round bodies, shaded from left to right. */
  plastic: 'url(#plastic)',
  steel: 'url(#steel)',
  cotton: 'url(#cotton)',
  accent: 'url(#accent)',
  glass: 'url(#glass)',
  liquid: 'url(#liquid)',
  dark: 'url(#dark)',
  /** Flat faces: towards the viewer, turned to the right, turned up. */
  cardFront: 'url(#card-front)',
  cardSide: 'url(#card-side)',
  cardTop: 'url(#card-top)',
  accentFront: 'url(#accent-front)',
  accentSide: 'url(#accent-side)',
  steelSheet: 'url(#steel-sheet)',
  foil: 'url(#foil)',
  /** Skin-coloured cloth and foam of plasters and dressings. */
  beige: 'url(#beige)',
  screen: 'url(#screen)',
  /** A soft reflection of the lamp on a glossy surface. */
  sheen: 'url(#sheen)',
  /** A fine weave laid over a cotton surface. */
  weave: 'url(#weave)',
} as const;

type Stop = readonly [offset: number, colour: string, opacity?: number];

const linear = (id: string, direction: string, stops: readonly Stop[]) =>
  `<linearGradient id="${id}" ${direction}>${stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity ?? 1}"/>`,
    )
    .join('')}</linearGradient>`;

const across = 'x1="0" y1="0" x2="1" y2="0"';
const down = 'x1="0" y1="0" x2="0.25" y2="1"';
const slant = 'x1="0" y1="0" x2="1" y2="1"';

function materials({ pale, light, base, dark, deep }: Tint): string {
  return [
    linear('plastic', across, [
      [0, '#dde3e6'],
      [0.2, '#ffffff'],
      [0.5, '#f2f5f6'],
      [0.82, '#cdd5d9'],
      [1, '#bcc6cb'],
    ]),
    linear('steel', across, [
      [0, '#8b969d'],
      [0.2, '#f4f7f8'],
      [0.42, '#b4bec4'],
      [0.62, '#dfe5e8'],
      [0.85, '#87929a'],
      [1, '#a5b0b6'],
    ]),
    linear('cotton', across, [
      [0, '#ebe8e2'],
      [0.25, '#fffefb'],
      [0.6, '#f3f0ea'],
      [1, '#c9c5bc'],
    ]),
    linear('accent', across, [
      [0, base],
      [0.22, light],
      [0.5, base],
      [0.88, dark],
      [1, dark],
    ]),
    linear('glass', across, [
      [0, '#9fb4bd', 0.55],
      [0.07, '#ffffff', 0.5],
      [0.2, '#ffffff', 0.22],
      [0.75, '#c5d3d9', 0.16],
      [0.93, '#8fa6b0', 0.36],
      [1, '#7d959f', 0.6],
    ]),
    linear('liquid', across, [
      [0, base, 0.75],
      [0.25, light, 0.72],
      [0.7, base, 0.72],
      [1, dark, 0.85],
    ]),
    linear('dark', across, [
      [0, '#3a444c'],
      [0.25, '#5d6972'],
      [1, '#2a333a'],
    ]),
    linear('card-front', down, [
      [0, '#ffffff'],
      [1, '#edf1f2'],
    ]),
    linear('card-side', down, [
      [0, '#d3dade'],
      [1, '#bcc5ca'],
    ]),
    linear('card-top', down, [
      [0, '#e6ebed'],
      [1, '#f8fafa'],
    ]),
    linear('accent-front', down, [
      [0, light],
      [0.55, base],
      [1, base],
    ]),
    linear('accent-side', down, [
      [0, dark],
      [1, deep],
    ]),
    linear('steel-sheet', slant, [
      [0, '#f3f6f7'],
      [0.35, '#c5ced3'],
      [0.55, '#e6ebed'],
      [1, '#9aa6ad'],
    ]),
    linear('foil', slant, [
      [0, '#eef2f4'],
      [0.3, '#cbd3d8'],
      [0.48, '#f8fafa'],
      [0.7, '#bfc9ce'],
      [1, '#dde3e6'],
    ]),
    linear('beige', slant, [
      [0, '#f6dfc4'],
      [0.5, '#e9c8a3'],
      [1, '#d6ad84'],
    ]),
    linear('screen', slant, [
      [0, '#dbe3dc'],
      [1, '#b9c6bd'],
    ]),
    '<pattern id="weave" width="9" height="9" patternUnits="userSpaceOnUse">',
    '<path d="M0 2H9M2 0V9" stroke="#a39d90" stroke-width="1.5" opacity=".34"/>',
    '<path d="M0 6.5H9M6.5 0V9" stroke="#fff" stroke-width="2" opacity=".6"/></pattern>',
    '<radialGradient id="sheen"><stop stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>',
    `<radialGradient id="lamp" cx=".3" cy=".2" r=".95"><stop offset="0" stop-color="#fff" stop-opacity=".85"/>`,
    `<stop offset=".7" stop-color="#fff" stop-opacity="0"/></radialGradient>`,
    linear('sweep', 'x1="0" y1="0" x2="0" y2="1"', [
      [0, '#dce2e5'],
      [0.5, '#e4e9eb'],
      [0.72, '#eceff0'],
      [1, '#dde3e5'],
    ]),
    `<radialGradient id="bounce" cx=".5" cy=".8" r=".5"><stop offset="0" stop-color="${pale}" stop-opacity=".55"/>`,
    `<stop offset="1" stop-color="${pale}" stop-opacity="0"/></radialGradient>`,
  ].join('');
}

/** Stands before and after each footprint in a drawing, for `softenShadows` to find it. */
export const shadowMark = '<!--shadow-->';

/**
 * Shadow under an object: a dark line of contact and a wide fall to the lower right.
 *
 * @param footprint black SVG shapes, as the object touches the floor (or its outline when it lies flat), in the
 *   picture's own units: not for use inside a moved or scaled group
 */
export function shadow(footprint: string): string {
  return shadowMark + footprint + shadowMark;
}

/** The whole picture of 1000 x 1000 units: backdrop, light and the drawing in it, its shadows still hard. */
export function studio(draw: Draw, view: View, tint: Tint): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><defs>${materials(tint)}</defs>` +
    '<rect width="1000" height="1000" fill="url(#sweep)"/><rect width="1000" height="1000" fill="url(#bounce)"/>' +
    `<rect width="1000" height="1000" fill="url(#lamp)"/>${draw(view, tint)}</svg>`
  );
}
