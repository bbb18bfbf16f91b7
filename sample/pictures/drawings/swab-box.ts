import { carton, facing, labelBars, laid, threeQuarter } from '../solids';
import { type Draw, paint } from '../studio';
import type { Tint } from '../tints';

/** A folded swab seen from above the corner; `x`, `y` is its nearest corner. */
function swab(x: number, y: number): string {
  const upper = `M${x} ${y}l-225 -92 l232 -82 l225 88Z`;
  return (
    `<path d="M${x} ${y}l-225 -92v22q0 8 8 11L${x} ${y + 30}L${x + 224} ${y - 58}q8 -3 8 -10v-18Z" fill="#d6d2c8"/>` +
    `<path d="M${x - 225} ${y - 80}L${x} ${y + 12}L${x + 232} ${y - 76}" fill="none" stroke="#fbfaf6" stroke-width="7"/>` +
    `<path d="M${x - 225} ${y - 68}L${x} ${y + 24}L${x + 232} ${y - 64}" fill="none" stroke="#a9a397" stroke-width="2"/>` +
    `<path d="${upper}" fill="#fbfaf6"/><path d="${upper}" fill="${paint.weave}"/>` +
    `<path d="M${x - 112} ${y - 46}l232 -84" stroke="#c9c4b8" stroke-width="3" opacity=".8"/>`
  );
}

const mesh = Array.from({ length: 17 }, (_, i) => {
  const share = (i + 1) / 18;
  return `M${-225 * share} ${-92 * share}l${232} -82M${232 * share} ${-82 * share}l-225 -92`;
}).join('');

/** Swabs on top of each other around the origin, their nearest corner towards the viewer. */
function stack(placed: string, count: number): string {
  const swabs = Array.from({ length: count }, (_, layer) => swab((layer % 3) * 4, -layer * 27));
  const uppermost = `translate(${((count - 1) % 3) * 4} ${-(count - 1) * 27})`;
  return laid(
    placed,
    '<path d="M0 30l-225 -92 l232 -82 l225 88Z"/>',
    `${swabs.join('')}<path transform="${uppermost}" d="${mesh}" stroke="#a9a397" stroke-width="2" opacity=".6"/>`,
  );
}

const print = (width: number, height: number, { base, pale, dark }: Tint) =>
  `<rect width="${width}" height="${height * 0.3}" fill="${paint.accentFront}"/>` +
  labelBars(34, height * 0.09, [width * 0.46], '#ffffff', 20) +
  labelBars(34, height * 0.09 + 36, [width * 0.3], pale, 10) +
  `<rect x="${width * 0.58}" y="${height * 0.42}" width="${width * 0.33}" height="${width * 0.33}" rx="6" fill="#f6f4ef" stroke="#d9d4c8" stroke-width="3"/>` +
  `<rect x="${width * 0.58}" y="${height * 0.42}" width="${width * 0.33}" height="${width * 0.33}" rx="6" fill="${paint.weave}"/>` +
  `<path d="M${width * 0.745} ${height * 0.42}v${width * 0.33}" stroke="#c9c4b8" stroke-width="3"/>` +
  labelBars(34, height * 0.44, [width * 0.38, width * 0.42, width * 0.26], '#b7c2c8', 12) +
  `<rect x="34" y="${height * 0.8}" width="86" height="30" rx="15" fill="${base}"/>` +
  labelBars(136, height * 0.8 + 9, [width * 0.16], dark, 12);

const band = (depth: number, height: number, tint: Tint) =>
  `<rect width="${depth}" height="${height * 0.3}" fill="${paint.accentSide}"/>` +
  labelBars(26, height * 0.46, [depth * 0.6, depth * 0.45], '#a5b0b6', 10) +
  `<rect x="26" y="${height * 0.8}" width="${depth * 0.4}" height="22" fill="${tint.dark}" opacity=".5"/>`;

function openBox(tint: Tint): string {
  const [width, height, depth] = [466, 280, 366];
  const inside =
    `<rect x="12" y="12" width="${width - 24}" height="${depth - 24}" fill="#8f9aa0"/>` +
    `<rect x="26" y="40" width="${width - 52}" height="${depth - 62}" fill="#fbfaf6"/>` +
    `<rect x="26" y="40" width="${width - 52}" height="${depth - 62}" fill="${paint.weave}"/>` +
    `<path d="M${width / 2} 40V${depth - 22}" stroke="#bdb8ac" stroke-width="4"/>`;
  const lid =
    '<path d="M394 374L767 477L808 268L434 165Z" fill="#d3dade" stroke="#fff" stroke-width="4"/>' +
    '<path d="M434 165L808 268L834 234L462 132Z" fill="#f6f8f8"/>';
  return `${carton({
    x: 190,
    y: 746,
    width,
    height,
    depth,
    turn: threeQuarter,
    front: print(width, height, tint),
    side: band(depth, height, tint),
    top: inside,
  })}${lid}`;
}

function closedBox(tint: Tint): string {
  const [width, height, depth] = [480, 370, 300];
  return carton({
    x: 280,
    y: 650,
    width,
    height,
    depth,
    turn: facing,
    front: print(width, height, tint),
    side: band(depth, height, tint),
    top: `<path d="M0 ${depth / 2}H${width}" stroke="#cfd6da" stroke-width="3"/>`,
  });
}

/** Gauze swabs in a dispenser box: some before it, the box open, and a stack out of the box. */
export const drawSwabBox: Draw = (view, tint) => {
  if (view === 2) return openBox(tint);
  if (view === 3) return stack('translate(500 761) scale(1.22)', 11);
  return closedBox(tint) + stack('translate(330 830) scale(.86)', 4);
};
