import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const blade = 'M-36 30Q-44 -40 -38 -120L4 -440Q14 -466 22 -440L36 -60L36 40Z';
const shank = 'M-26 20Q-34 90 -58 190L-96 330L-62 342Q-30 240 2 150Q22 90 30 24Z';
const ring = '<ellipse cx="-112" cy="412" rx="66" ry="92" transform="rotate(12 -112 412)"';

/** One half with its point up; the pivot is the origin. */
function half(turned: string, tint: Tint): string {
  return (
    `<g transform="${turned}"><path d="${shank}" fill="${paint.steel}" stroke="#76828a" stroke-width="2"/>` +
    `<path d="${blade}" fill="${paint.steelSheet}" stroke="#76828a" stroke-width="2"/>` +
    '<path d="M4 -400L-12 -60" stroke="#fff" stroke-width="6" opacity=".85" stroke-linecap="round"/><path d="M17 -420L26 10" stroke="#6f7b83" stroke-width="3" opacity=".7"/>' +
    `${ring} fill="none" stroke="#76828a" stroke-width="37"/>${ring} fill="none" stroke="#c3ccd1" stroke-width="32"/>` +
    `${ring} fill="none" stroke="#f6f8f9" stroke-width="9" stroke-dasharray="190 400" stroke-dashoffset="-230"/>` +
    `<ellipse cx="-112" cy="412" rx="50" ry="76" transform="rotate(12 -112 412)" fill="none" stroke="${tint.base}" stroke-width="15"/>` +
    `<ellipse cx="-112" cy="412" rx="48" ry="74" transform="rotate(12 -112 412)" fill="none" stroke="${tint.light}" stroke-width="4"/></g>`
  );
}

const outline = (turned: string) =>
  `<g transform="${turned}"><path d="${blade}"/><path d="${shank}"/>${ring} fill="none" stroke-width="34"/></g>`;

function scissors(placed: string, opening: number, tint: Tint): string {
  const left = `rotate(${opening})`;
  const right = `scale(-1 1) rotate(${opening})`;
  return (
    shadow(`<g transform="${placed}">${outline(left)}${outline(right)}</g>`) +
    `<g transform="${placed}">${half(right, tint)}${half(left, tint)}` +
    `<circle r="21" fill="${paint.steelSheet}" stroke="#6f7b83" stroke-width="3"/><path d="M-12 8L12 -8" stroke="#5f6b73" stroke-width="5" stroke-linecap="round"/></g>`
  );
}

/** Surgical scissors: closed, open, and the joint from near. */
export const drawSurgicalScissors: Draw = (view, tint) => {
  if (view === 1) return scissors('translate(530 480) rotate(36) scale(.98)', -1, tint);
  if (view === 2) return scissors('translate(505 490) rotate(18) scale(.95)', 15, tint);
  return scissors('translate(590 300) rotate(28) scale(1.42)', 9, tint);
};
