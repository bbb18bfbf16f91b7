import { carton, threeQuarter } from '../solids';
import { type Draw, paint, shadow } from '../studio';

/** A capped tube whose cap sits on the origin; 430 units long, 68 wide. `fill` is the height of the liquid. */
function tube(placed: string, fill: number): string {
  const level = 400 - fill;
  return (
    `<g transform="${placed}"><path d="M-34 0V370A34 36 0 0 0 34 370V0Z" fill="#fff" opacity=".5"/><path d="M-29 ${level}H29V372A29 30 0 0 1 -29 372Z" fill="${paint.liquid}"/>` +
    `<ellipse cx="0" cy="${level}" rx="29" ry="7" fill="#fff" opacity=".45"/>` +
    `<path d="M-34 0V370A34 36 0 0 0 34 370V0Z" fill="${paint.glass}" stroke="#93a6af" stroke-width="2.5"/>` +
    '<path d="M-20 20V352" stroke="#fff" stroke-width="9" opacity=".8" stroke-linecap="round"/>' +
    '<rect x="-34" y="60" width="68" height="92" fill="#fff" opacity=".9"/><path d="M-20 84H18M-20 104H8M-20 124H14" stroke="#b3bfc5" stroke-width="7"/>' +
    `<path d="M-40 -70Q0 -80 40 -70V14Q0 24 -40 14Z" fill="${paint.accent}"/><ellipse cx="0" cy="-70" rx="40" ry="9" fill="#fff" opacity=".35"/>` +
    '<path d="M-26 -62V16M-10 -60V18M8 -60V18M24 -62V16" stroke="#000" stroke-width="3" opacity=".12"/></g>'
  );
}

const fills = [210, 170, 235, 150, 200];

function frontal(): string {
  const plate = (y: number, height: number) =>
    `<path d="M150 ${y}L190 ${y - 44}H850L810 ${y}Z" fill="#f3f6f7"/><rect x="150" y="${y}" width="660" height="${height}" fill="${paint.cardFront}"/>` +
    `<path d="M810 ${y}L850 ${y - 44}V${y + height - 44}L810 ${y + height}Z" fill="${paint.cardSide}"/>`;
  const holes = fills
    .map((_, i) => `<ellipse cx="${252 + i * 124}" cy="412" rx="42" ry="12" fill="#5d6a72"/>`)
    .join('');
  const post = (x: number) => `<rect x="${x}" y="430" width="34" height="330" fill="${paint.plastic}"/>`;
  return (
    shadow('<path d="M150 812L190 740H850L810 812Z"/>') +
    plate(766, 46) +
    post(186) +
    post(776) +
    fills.map((fill, i) => tube(`translate(${252 + i * 124} 330)`, fill)).join('') +
    `<g>${plate(434, 46)}${holes}</g>` +
    fills
      .map(
        (fill, i) =>
          `<svg x="${202 + i * 124}" y="230" width="100" height="186" viewBox="-50 -100 100 186">${tube('', fill)}</svg>`,
      )
      .join('')
  );
}

function block(): string {
  const [x, y, width, height, depth] = [200, 690, 440, 180, 360];
  const spots = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((column) => [58 + column * 108, 65 + row * 115] as const),
  );
  const holes = spots.map(([hx, hy]) => `<circle cx="${hx}" cy="${hy}" r="38" fill="#55626a"/>`).join('');
  const { along, back } = threeQuarter;
  const stands = spots.map(([hx, hy]) => {
    const px = x + along[0] * hx + back[0] * (depth - hy);
    const py = y - height + along[1] * hx + back[1] * (depth - hy);
    return `<svg x="${px - 45}" y="${py - 235}" width="90" height="248" viewBox="-50 -96 100 275">${tube('', fills[Math.round(hx + hy) % 5] ?? 200)}</svg>`;
  });
  const front = '<path d="M30 60H410M30 120H410" stroke="#d5dcdf" stroke-width="4"/>';
  return (
    carton({ x, y: y + 70, width, height: height + 70, depth, turn: threeQuarter, top: holes, front }) +
    stands.join('')
  );
}

/** Capped tubes: in an open rack, in a block of twelve, and three laid down. */
export const drawTestTubeRack: Draw = (view) => {
  if (view === 1) return frontal();
  if (view === 2) return block();
  const lying = [
    'translate(620 330) rotate(38) scale(1.3)',
    'translate(470 290) rotate(38) scale(1.3)',
    'translate(770 370) rotate(38) scale(1.3)',
  ];
  const outlines = lying.map(
    (placed) => `<path transform="${placed}" d="M-38 -74H38V370A34 36 0 0 1 -34 370Z"/>`,
  );
  return shadow(outlines.join('')) + lying.map((placed, i) => tube(placed, fills[i] ?? 200)).join('');
};
