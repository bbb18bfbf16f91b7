import { sevenSegments } from '../seven-segments';
import { barrel, laid, ribs, type Slab, slab, slabFootprint, type Turn } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const turn: Turn = { along: [0.94, 0.16], back: [0.4, -0.5] };

const sole =
  'M-40 -64Q-46 30 -28 106Q-12 146 14 138Q42 130 38 70Q34 10 48 -46Q52 -104 6 -108Q-34 -108 -40 -64Z';
const toes = [
  [-30, -132, 17],
  [2, -140, 14],
  [26, -132, 12],
  [44, -118, 11],
  [58, -98, 9],
] as const;

const foot = (placed: string, colour: string) =>
  `<g transform="${placed}" fill="${colour}"><path d="${sole}"/>${toes.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`;

/** The upper face, 560 wide and deep: where to stand, and the reading. */
const plate = (reading: string, { light, pale, base }: Tint) =>
  `<rect x="16" y="16" width="528" height="528" rx="46" fill="none" stroke="${light}" stroke-width="5"/><rect x="180" y="44" width="200" height="112" rx="18" fill="#3a464e"/><rect x="190" y="54" width="180" height="92" rx="10" fill="${paint.screen}"/>${sevenSegments(reading, 206, 68, 62, '#26323a')}` +
  foot('translate(380 350) scale(1.25)', base) +
  foot('translate(180 350) scale(-1.25 1.25)', base) +
  `<path d="M280 210V520" stroke="${pale}" stroke-width="6" stroke-linecap="round"/><path d="M30 70Q32 30 70 30H300L30 380Z" fill="#fff" opacity=".35"/>`;

function platform(x: number, y: number, tint: Tint): string {
  const base: Slab = {
    x,
    y,
    width: 560,
    depth: 560,
    height: 26,
    round: 60,
    turn,
    wall: paint.dark,
    face: '#39434a',
  };
  const glass: Slab = {
    ...base,
    y: y - 24,
    height: 22,
    wall: '#aebbc2',
    face: paint.cardFront,
    top: plate('68.4', tint),
  };
  return shadow(slabFootprint(base)) + slab(base) + slab(glass);
}

/** Scales with a column and a beam on which weights are slid. */
function beamScales(): string {
  const base: Slab = {
    x: 270,
    y: 850,
    width: 330,
    depth: 330,
    height: 44,
    round: 26,
    turn,
    wall: paint.plastic,
    face: '#e6ebed',
    top: `<rect x="24" y="70" width="282" height="236" rx="14" fill="#4c565d"/><path d="${ribs(40, 94, 11, 19, 'h250')}" stroke="#2a333a" stroke-width="6"/>`,
  };
  const weight = (x: number, y: number, width: number) =>
    `<path d="M${x} ${y - 26}h${width}v40l-12 22h-${width - 24}l-12 -22Z" fill="${paint.accent}"/><path d="M${x + width / 2} ${y - 22}v34" stroke="#fff" stroke-width="4"/>`;
  return (
    shadow(slabFootprint(base)) +
    slab(base) +
    `<path d="${barrel(560, 250, 690, 24, 8)}" fill="${paint.plastic}"/><path d="${barrel(560, 640, 698, 34, 11)}" fill="${paint.accent}"/><path d="${barrel(560, 90, 250, 9, 3)}" fill="${paint.steel}"/>` +
    '<path d="M560 104H420" stroke="#7d8991" stroke-width="13" stroke-linecap="round"/><path d="M558 101H424" stroke="#f4f7f8" stroke-width="4" stroke-linecap="round"/><path d="M554 130h12M554 150h12M554 170h12M554 190h12M554 210h12" stroke="#59656d" stroke-width="3"/>' +
    `<rect x="330" y="246" width="430" height="112" rx="20" fill="#8d99a0" transform="translate(5 8)"/><rect x="330" y="246" width="430" height="112" rx="20" fill="${paint.cardFront}"/>` +
    [276, 322]
      .map(
        (y) =>
          `<rect x="318" y="${y - 9}" width="456" height="18" rx="5" fill="${paint.steelSheet}" stroke="#76828a" stroke-width="2"/><path d="${Array.from({ length: 27 }, (_, i) => `M${346 + i * 15} ${y - 8}v${i % 5 ? 8 : 16}`).join('')}" stroke="#39434a" stroke-width="2.5"/>`,
      )
      .join('') +
    weight(420, 276, 46) +
    weight(590, 322, 66)
  );
}

function fromAbove(tint: Tint): string {
  return laid(
    'translate(500 490) rotate(-8) scale(1.28)',
    '<rect x="-280" y="-280" width="560" height="560" rx="60"/>',
    `<rect x="-280" y="-268" width="560" height="560" rx="60" fill="#8d99a0"/><rect x="-280" y="-280" width="560" height="560" rx="60" fill="${paint.cardFront}"/><g transform="translate(-280 -280)">${plate('72.6', tint)}</g>`,
  );
}

/** Scales for people: a glass platform, a beam scale on a column, and the platform from above. */
export const drawWeighingScales: Draw = (view, tint) => {
  if (view === 1) return platform(130, 700, tint);
  return view === 2 ? beamScales() : fromAbove(tint);
};
