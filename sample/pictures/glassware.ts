import { paint, shadow } from './studio';
import type { Tint } from './tints';

/** Graduation lines at these heights, every other one longer, from `x` to the right. */
export const marks = (tops: readonly number[], x: number) =>
  `<path d="${tops.map((y, i) => `M${x} ${y}h${i % 2 ? 34 : 58}`).join('')}" stroke="#5f7580" stroke-width="5" stroke-linecap="round" opacity=".75"/>`;

/** A conical flask standing on the origin, 540 high and 420 wide. */
export function flask(placed: string, { light }: Tint): string {
  const wall = 'M-62 -520V-340L-196 -66Q-214 -14 -164 2Q0 20 164 2Q214 -14 196 -66L62 -340V-520';
  return (
    shadow(`<g transform="${placed}"><ellipse cx="0" cy="-6" rx="184" ry="28"/></g>`) +
    `<g transform="${placed}"><path d="M-126 -192L-186 -62Q-200 -16 -160 -6Q0 12 160 -6Q200 -16 186 -62L126 -192Z" fill="${paint.liquid}"/>` +
    `<ellipse cx="0" cy="-192" rx="126" ry="24" fill="${light}" stroke="#fff" stroke-width="4" stroke-opacity=".7"/>` +
    `<path d="${wall}Z" fill="${paint.glass}"/><path d="${wall}" fill="none" stroke="#8499a3" stroke-width="4"/>` +
    '<ellipse cx="0" cy="-520" rx="72" ry="17" fill="#fff" fill-opacity=".4" stroke="#8499a3" stroke-width="7"/>' +
    '<path d="M-42 -490V-336L-150 -96" fill="none" stroke="#fff" stroke-width="15" opacity=".75" stroke-linecap="round" stroke-linejoin="round"/>' +
    `${marks([-270, -230, -190, -150, -110], 0)}</g>`
  );
}
