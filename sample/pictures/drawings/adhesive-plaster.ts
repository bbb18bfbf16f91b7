import { carton, facing, labelBars } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const outline = '<rect x="-320" y="-98" width="640" height="196" rx="98"/>';

const holes = [-250, -214, -178, -142, 142, 178, 214, 250]
  .flatMap((x) =>
    [-54, -18, 18, 54].map((y) => (Math.abs(x) > 240 && Math.abs(y) > 40 ? '' : `M${x} ${y}h.01`)),
  )
  .join('');

const strip =
  `<rect x="-320" y="-98" width="640" height="196" rx="98" fill="#bf9168"/><rect x="-320" y="-101" width="640" height="194" rx="97" fill="${paint.beige}"/>` +
  '<path d="M-312 -20A92 92 0 0 1 -222 -93H222A92 92 0 0 1 300 -46" fill="none" stroke="#fff" stroke-width="6" opacity=".6" stroke-linecap="round"/>';

function plaster(placed: string): string {
  return (
    shadow(`<g transform="${placed}">${outline}</g>`) +
    `<g transform="${placed}">${strip}<path d="${holes}" stroke="#b5865c" stroke-width="15" stroke-linecap="round"/>` +
    '<rect x="-108" y="-84" width="216" height="162" rx="16" fill="#c1946a" opacity=".55"/><rect x="-108" y="-88" width="216" height="160" rx="16" fill="#efd3b2"/>' +
    `<rect x="-108" y="-88" width="216" height="160" rx="16" fill="${paint.weave}" opacity=".6"/>` +
    '<path d="M-100 -30V-70Q-98 -80 -86 -80H60" fill="none" stroke="#fff" stroke-width="6" opacity=".7" stroke-linecap="round"/></g>'
  );
}

/** The sticky side: the pad bare, one half of the backing paper still on, the other lying beside. */
function opened({ pale, light }: Tint): string {
  const placed = 'translate(500 420) rotate(-16) scale(1.16)';
  const loose = 'translate(640 770) rotate(10) scale(1.16)';
  const paper = 'M-140 -98H170V98H-140A98 98 0 0 1 -140 -98Z';
  return (
    shadow(`<g transform="${placed}">${outline}</g><g transform="${loose}"><path d="${paper}"/></g>`) +
    `<g transform="${loose}"><path d="${paper}" fill="#fcfcfa"/><path d="M110 -98H170V98H110Z" fill="${pale}"/><path d="M110 -98V98" stroke="#c9d2d6" stroke-width="3"/></g>` +
    `<g transform="${placed}">${strip}<rect x="-108" y="-86" width="216" height="166" rx="10" fill="#a9794f" opacity=".4" transform="translate(4 6)"/><rect x="-108" y="-86" width="216" height="166" rx="10" fill="#fffefb"/>` +
    `<rect x="-108" y="-86" width="216" height="166" rx="10" fill="${paint.weave}"/>` +
    '<path d="M-124 -103H-222A99 99 0 0 0 -222 97H-124Z" fill="#fcfcfa"/>' +
    `<path d="M-124 -103V97L-190 132Q-204 30 -192 -78Z" fill="#8d6a49" opacity=".25"/><path d="M-124 -103V97L-204 118Q-220 16 -206 -92Z" fill="${pale}"/><path d="M-124 -103V97L-142 102Q-150 0 -142 -101Z" fill="${light}" opacity=".7"/></g>`
  );
}

function boxed({ dark, pale }: Tint): string {
  const [width, height] = [460, 330];
  const front =
    `<rect width="${width}" height="112" fill="${paint.accentFront}"/>${labelBars(34, 34, [190], '#fff', 20)}${labelBars(34, 78, [110], pale, 10)}` +
    `<g transform="translate(228 214) rotate(-14) scale(.5)">${strip}<rect x="-108" y="-86" width="216" height="160" rx="16" fill="#f3dcc0"/><path d="${holes}" stroke="#b5865c" stroke-width="15" stroke-linecap="round"/></g>` +
    labelBars(34, 296, [90], dark, 11);
  const side = `<rect width="170" height="112" fill="${paint.accentSide}"/>`;
  return (
    carton({ x: 230, y: 640, width, height, depth: 170, turn: facing, front, side }) +
    plaster('translate(360 748) rotate(-9) scale(.62)') +
    plaster('translate(650 828) rotate(7) scale(.62)')
  );
}

/** Sticking plasters: two crossing, one with its backing half peeled off, a box with two before it. */
export const drawAdhesivePlaster: Draw = (view, tint) => {
  if (view === 2) return opened(tint);
  if (view === 3) return boxed(tint);
  return (
    plaster('translate(470 610) rotate(38) scale(1.02)') +
    plaster('translate(520 480) rotate(-30) scale(1.12)')
  );
};
