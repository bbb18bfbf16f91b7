import { carton, facing, labelBars, threeQuarter } from '../solids';
import { type Draw, paint } from '../studio';
import type { Tint } from '../tints';

const outline =
  'M-122 6C-128 -40 -158 -84 -170 -138C-150 -150 -128 -166 -112 -190C-96 -226 -70 -262 -34 -292C-14 -268 8 -246 40 -236C74 -238 104 -232 138 -208C160 -180 176 -140 204 -112C170 -100 140 -60 120 8Q0 34 -122 6Z';

/** A soft sheet standing in a slot whose middle is the origin. */
const sheet =
  '<linearGradient id="sheet" x1="0" y1="0" x2="1" y2=".4"><stop stop-color="#fff"/><stop offset=".55" stop-color="#f3f5f6"/><stop offset="1" stop-color="#d3dade"/></linearGradient>' +
  `<clipPath id="edge"><path d="${outline}"/></clipPath><path d="${outline}" fill="url(#sheet)" stroke="#c6cfd4" stroke-width="3"/><g clip-path="url(#edge)">` +
  '<path d="M-112 -190C-112 -110 -84 -50 -70 16M-34 -292C-50 -190 -20 -90 -10 22M40 -236C10 -160 20 -80 34 20M138 -208C90 -170 74 -80 72 16" fill="none" stroke="#aab6bc" stroke-width="9" opacity=".45" stroke-linecap="round"/>' +
  '<path d="M-34 -292C-6 -200 -24 -90 12 22L-10 22C-30 -90 -58 -190 -34 -292ZM138 -208C120 -160 94 -80 96 16L72 16C70 -80 84 -160 138 -208ZM-170 -138C-130 -110 -96 -50 -84 10L-122 6C-128 -40 -158 -84 -170 -138Z" fill="#8797a0" opacity=".2"/>' +
  '<path d="M-66 -230C-80 -150 -50 -70 -38 6M8 -230C-4 -150 12 -70 22 6M88 -214C52 -160 46 -80 52 6" fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round"/></g>';

const slot = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#f6f8f9" stroke="#b4bfc5" stroke-width="3"/><ellipse cx="${x}" cy="${y}" rx="${rx * 0.86}" ry="${ry * 0.55}" fill="#69757d"/>`;

const leaves = (width: number, height: number) => {
  const count = Math.max(2, Math.round(width / 150));
  return Array.from({ length: count }, (_, place) => {
    const x = (width * (place + 0.5)) / count;
    const leaf = 'M0 0C-34 -40 -30 -96 0 -130C30 -96 34 -40 0 0Z';
    return `<g transform="translate(${x} ${height}) scale(.84)" fill="#fff" opacity=".28"><path d="${leaf}" transform="rotate(-32)"/><path d="${leaf}" transform="scale(1.35)"/><path d="${leaf}" transform="rotate(32)"/></g>`;
  }).join('');
};

function box(width: number, height: number, depth: number, turned: boolean, tint: Tint): string {
  const turn = turned ? threeQuarter : facing;
  const [x, y] = turned ? [230, 770] : [110, 770];
  const front = `<rect width="${width}" height="${height}" fill="${paint.accentFront}"/>${leaves(width, height)}${labelBars(34, 34, [width * 0.26], '#fff', 14)}`;
  const side = `<rect width="${depth}" height="${height}" fill="${paint.accentSide}"/>${leaves(depth, height)}`;
  const top = `<rect width="${width}" height="${depth}" fill="${tint.pale}"/>${slot(width / 2, depth / 2, width * 0.36, depth * 0.27)}`;
  const middle = [
    x + (turn.along[0] * width + turn.back[0] * depth) / 2,
    y - height + (turn.along[1] * width + turn.back[1] * depth) / 2,
  ];
  return (
    carton({ x, y, width, height, depth, turn, front, side, top }) +
    `<g transform="translate(${middle.join(' ')}) rotate(${turned ? 5 : 3}) scale(${turned ? '.88 1' : '1.12 1.06'})">${sheet}</g>`
  );
}

/** A box of tissues, one pulled up: a long box, a cube, and the opening from near. */
export const drawTissueBox: Draw = (view, tint) => {
  if (view === 1) return box(630, 210, 380, false, tint);
  if (view === 2) return box(340, 340, 330, true, tint);
  return `<g transform="translate(-330 -110) scale(1.6)">${box(630, 210, 380, false, tint).replace(/<!--shadow-->.*?<!--shadow-->/, '')}</g>`;
};
