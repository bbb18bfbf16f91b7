import { finger, fingerOutline } from '../body-parts';
import { sevenSegments } from '../seven-segments';
import { laid, rod, type Slab, slab, slabFootprint, type Turn } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const turn: Turn = { along: [0.9, 0.22], back: [0.46, -0.44] };
const [width, depth] = [420, 230];

const display = ({ light, pale }: Tint) =>
  `<rect x="52" y="30" width="290" height="170" rx="22" fill="#1b2329"/>${sevenSegments('98', 80, 66, 84, pale)}${sevenSegments('72', 240, 100, 50, light)}` +
  `<path d="M240 74h14l8 -22l12 34l8 -12h36" fill="none" stroke="${light}" stroke-width="5" stroke-linejoin="round"/><path d="M84 178h190" stroke="${light}" stroke-width="7" stroke-dasharray="12 7"/><path d="M56 50Q58 34 76 34H220L56 150Z" fill="#fff" opacity=".12"/>` +
  `<circle cx="380" cy="115" r="22" fill="${pale}"/><path d="M380 103v12M371 107a12 12 0 1 0 18 0" fill="none" stroke="#47525a" stroke-width="4" stroke-linecap="round"/>`;

/** The clip standing closed, its lower left front corner near (`x`, `y`). */
function closed(x: number, y: number, tint: Tint): string {
  const common = { x, width, depth, turn, round: 70 };
  const lower: Slab = { ...common, y, height: 84, wall: paint.plastic, face: '#c9d2d6' };
  const lining: Slab = { ...common, y: y - 78, height: 36, wall: paint.dark, face: '#39434a' };
  const upper: Slab = { ...common, y: y - 110, height: 80, wall: paint.accent, face: tint.base };
  const plate: Slab = {
    ...common,
    y: y - 188,
    height: 12,
    wall: '#dde3e6',
    face: paint.cardFront,
    top: display(tint),
  };
  return shadow(slabFootprint(lower)) + [lower, lining, upper, plate].map(slab).join('');
}

const jaw =
  'M-250 34Q-296 30 -290 -26Q-284 -116 -180 -122H170Q236 -120 262 -60L280 10Q120 26 60 22Q-60 10 -110 34Z';
const jaws = ['translate(0 -28) rotate(-4)', 'translate(0 46) scale(1 -1) rotate(-2)'];

const lining = 'M-180 0H262V36Q120 58 60 54Q-40 40 -180 44Z';

/** The clip from the side, its hinge to the left, a finger between its jaws. */
function gripping({ base, dark, light, deep }: Tint): string {
  const placed = 'translate(400 520) scale(1.12)';
  const hand = 'translate(-96 12) scale(1.75 1)';
  const colours = [
    [paint.accentFront, light, dark],
    [paint.cardFront, '#fff', '#aeb9bf'],
  ] as const;
  const shells = jaws.map((jawPlaced, i) => {
    const [fill, lit, edge] = colours[i] ?? colours[0];
    return (
      `<g transform="${jawPlaced}"><path d="${jaw}" fill="${fill}" stroke="${edge}" stroke-width="3"/>` +
      `<path d="M-268 -40Q-258 -102 -178 -106H166" fill="none" stroke="${lit}" stroke-width="9" stroke-linecap="round" opacity="${1 - i}"/><path d="M-250 -14h70M-250 -34h76M-244 -54h80" stroke="${edge}" stroke-width="7" stroke-linecap="round"/></g>`
    );
  });
  return laid(
    placed,
    `${jaws.map((jawPlaced) => `<path transform="${jawPlaced}" d="${jaw}"/>`).join('')}<path transform="${hand}" d="${fingerOutline}"/>`,
    `${jaws.map((jawPlaced) => `<path transform="${jawPlaced}" d="${lining}" fill="#39434a"/>`).join('')}<g transform="${hand}">${finger}</g>${shells.join('')}<circle cx="-196" cy="10" r="40" fill="${deep}"/><circle cx="-196" cy="10" r="30" fill="${base}"/><circle cx="-202" cy="4" r="10" fill="${light}"/>`,
  );
}

function fromAbove(tint: Tint): string {
  const placed = 'translate(420 430) rotate(24)';
  const hand = 'translate(140 4) scale(1.5 1.6)';
  const body = 'x="-310" width="620" height="340" rx="110"';
  return laid(
    placed,
    `<rect ${body} y="-170"/><path transform="${hand}" d="${fingerOutline}"/>`,
    `<g transform="${hand}">${finger}</g><rect ${body} y="-158" fill="${tint.deep}"/><rect ${body} y="-170" fill="${paint.accentFront}"/><rect x="-296" y="-156" width="592" height="312" rx="98" fill="${paint.cardFront}"/><g transform="translate(-290 -162) scale(1.4)">${display(tint)}</g>`,
  );
}

const cord = 'M210 560C60 560 60 800 240 850C400 890 520 800 660 850C760 884 850 850 860 780';

/** A finger pulse oximeter: on a finger from above, alone with its cord, and on a finger from the side. */
export const drawPulseOximeter: Draw = (view, tint) => {
  if (view === 1) return fromAbove(tint);
  if (view === 3) return gripping(tint);
  const { deep: edge, base: body, light: shine } = tint;
  return (
    shadow(`<path d="${cord}" fill="none" stroke-width="14"/>`) +
    rod(cord, 15, { edge, body, shine }) +
    closed(190, 600, tint)
  );
};
