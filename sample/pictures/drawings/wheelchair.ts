import { castor, darkRod, laid, rod, steelRod } from '../solids';
import { type Draw, paint } from '../studio';
import type { Tint } from '../tints';

const spokes = Array.from({ length: 20 }, (_, i) => {
  const angle = (i * Math.PI) / 10;
  const twist = angle + (i % 2 ? 0.22 : -0.22);
  return `M${(26 * Math.cos(twist)).toFixed(1)} ${(26 * Math.sin(twist)).toFixed(1)}L${(190 * Math.cos(angle)).toFixed(1)} ${(190 * Math.sin(angle)).toFixed(1)}`;
}).join('');

/** A driven wheel around the origin, 440 high, turned a little away. */
const wheel = ({ base }: Tint) =>
  `<g transform="scale(.93 1)"><circle r="206" fill="none" stroke="#2a333a" stroke-width="28"/><circle r="212" fill="none" stroke="#68747c" stroke-width="5"/><circle r="189" fill="none" stroke="#aab5bb" stroke-width="9"/><path d="${spokes}" stroke="#8b979e" stroke-width="3"/>` +
  `<circle r="164" fill="none" stroke="#76828a" stroke-width="13"/><circle r="164" fill="none" stroke="#f4f7f8" stroke-width="6"/><circle r="34" fill="${base}"/><circle r="20" fill="${paint.steelSheet}" stroke="#6f7b83" stroke-width="3"/></g>`;

const frame =
  'M-150 -440L-96 -440L-76 -90V40M-76 -90H250C300 -90 300 -60 316 20L350 150M-76 40H270M262 -90V110M-84 -240H170Q196 -240 196 -214V-90';
const smallWheel = `<circle cx="268" cy="164" r="58" fill="#2a333a"/><circle cx="268" cy="164" r="42" fill="#c3ccd1"/><circle cx="268" cy="164" r="32" fill="#68747c"/><circle cx="268" cy="164" r="10" fill="#dfe5e8"/><path d="M250 70H284L288 168H264Z" fill="${paint.dark}"/>`;
const footplate = (colour: string) => `<path d="M318 146L420 152L440 170L336 170Z" fill="${colour}"/>`;

/** One side of the chair, its wheels' axle at the origin. */
const side = (tint: Tint) =>
  `${rod(frame, 18, steelRod)}${smallWheel}${footplate('#39434a')}<rect x="-90" y="-266" width="266" height="34" rx="17" fill="${paint.dark}"/><rect x="-176" y="-456" width="84" height="32" rx="15" fill="#2f393f"/>${wheel(tint)}`;

const away = [150, -62] as const;

/** The chair from its front left corner. */
function chair(placed: string, tint: Tint): string {
  const [dx, dy] = away;
  const moved = `translate(${dx} ${dy})`;
  const across = (x: number, y: number) => `L${x + dx} ${y + dy}`;
  const { light, dark } = tint;
  return laid(
    placed,
    `<ellipse cx="0" cy="214" rx="80" ry="14"/><ellipse cx="268" cy="218" rx="44" ry="10"/><ellipse cx="${dx}" cy="${214 + dy}" rx="80" ry="14"/><ellipse cx="${268 + dx}" cy="${218 + dy}" rx="44" ry="10"/><path fill-opacity=".35" d="M0 206L${dx} ${206 + dy}L${dx + 280} ${206 + dy}L280 206Z"/>`,
    `<g transform="${moved}">${side(tint)}</g>` +
      `<path d="M-94 -400${across(-94, -400)}${across(-74, -110)}L-74 -110Z" fill="${paint.accentFront}"/><path d="M-86 -384L46 -438M-74 -130L70 -190" stroke="${dark}" stroke-width="4" stroke-dasharray="10 8" opacity=".7"/><path d="M-84 -270L66 -330" stroke="${dark}" stroke-width="5" opacity=".35"/>` +
      `<path d="M-78 -112${across(-78, -112)}${across(262, -112)}L262 -112Z" fill="${paint.accent}"/><path d="M-78 -112H262V-76Q262 -70 252 -70H-78Z" fill="${dark}"/><path d="M262 -112${across(262, -112)}V${-76 + dy}L262 -74Z" fill="${dark}"/><path d="M-70 -112H258L404 -170" fill="none" stroke="${light}" stroke-width="6"/>` +
      side(tint),
  );
}

/** The chair seen from in front, its wheels nearly edge on. */
function fromFront(tint: Tint): string {
  const half =
    `<ellipse cx="-258" cy="20" rx="26" ry="218" fill="none" stroke="#2a333a" stroke-width="26"/><ellipse cx="-258" cy="20" rx="18" ry="196" fill="none" stroke="#aab5bb" stroke-width="6"/><ellipse cx="-292" cy="20" rx="16" ry="166" fill="none" stroke="#8b979e" stroke-width="9"/>` +
    `${rod('M-196 -440V-90M-190 -90L-176 130M-196 -210L-222 -210V-70', 20, steelRod)}<rect x="-214" y="-470" width="36" height="60" rx="14" fill="#2f393f"/><rect x="-250" y="-240" width="62" height="40" rx="18" fill="${paint.dark}"/>` +
    `<g transform="translate(-190 134) scale(1.7)">${castor(0, 0)}</g>${rod('M-160 -70L-132 140', 18, steelRod)}<path d="M-164 136H-18L-10 176Q-10 184 -20 184H-170Z" fill="#39434a"/><path d="M-158 142H-24" stroke="#8d99a0" stroke-width="6"/>`;
  return laid(
    'translate(500 570) scale(1.05)',
    '<ellipse cx="-258" cy="238" rx="34" ry="14"/><ellipse cx="258" cy="238" rx="34" ry="14"/><ellipse cx="-190" cy="228" rx="30" ry="12"/><ellipse cx="190" cy="228" rx="30" ry="12"/><path fill-opacity=".4" d="M-180 190H180V224H-180Z"/>',
    `<path d="M-196 -420Q0 -392 196 -420V-110H-196Z" fill="${paint.accentFront}"/><path d="M-184 -400Q0 -374 184 -400M-184 -270Q0 -254 184 -270" fill="none" stroke="${tint.dark}" stroke-width="4" stroke-dasharray="10 8" opacity=".7"/>` +
      `${rod('M-180 100L180 -70M180 100L-180 -70', 16, darkRod)}<path d="M-184 -150H184L206 -92Q206 -60 180 -60H-180Q-206 -60 -206 -92Z" fill="${tint.dark}"/><path d="M-184 -150H184L206 -96H-206Z" fill="${tint.base}"/><path d="M-202 -96H202" stroke="${tint.light}" stroke-width="6"/>` +
      `${half}<g transform="scale(-1 1)">${half}</g>`,
  );
}

/** A wheelchair: from a corner, from the front, and its wheels from near. */
export const drawWheelchair: Draw = (view, tint) => {
  if (view === 2) return fromFront(tint);
  if (view === 3) return chair('translate(330 560) scale(1.6)', tint);
  return chair('translate(310 610) scale(1.02)', tint);
};
