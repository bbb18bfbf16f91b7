import { molar, molarOutline } from '../body-parts';
import { laid } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

/** Handle of both instruments, upwards from 150 to 560 units above the origin. */
const handle = (tint: Tint) => {
  const knurls = Array.from({ length: 13 }, (_, i) => `M-17 ${-302 - i * 8}l34 -9`).join('');
  return (
    `<path d="M-13 -150Q0 -134 13 -150L18 -190V-500L9 -566H-9L-18 -500V-190Z" fill="${paint.steel}"/>` +
    `<path d="M-19 -214H19V-262H-19Z" fill="${paint.accent}"/><path d="M-19 -430H19V-452H-19Z" fill="${paint.accent}"/>` +
    `<path d="${knurls}" stroke="${tint.deep}" stroke-width="2.5" opacity=".35"/>`
  );
};

const neck = (path: string) =>
  `<path d="${path}" fill="none" stroke="#7f8b93" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>` +
  `<path d="${path}" transform="translate(-2 -1)" fill="none" stroke="#e9eef0" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`;

const grip = 'M-15 -150H15V-560H-15Z';
const mirrorNeck = 'M0 -560V-650Q0 -680 14 -706';
const probeNeck = 'M0 -560V-640Q0 -700 44 -722Q84 -736 84 -690Q84 -668 68 -656';

function mirror(placed: string, tint: Tint, mirrored = ''): string {
  const head = 'cx="46" cy="-776" rx="88" ry="84"';
  return (
    shadow(
      `<g transform="${placed}"><path d="${grip}"/><path d="${mirrorNeck}" fill="none" stroke-width="12"/><ellipse ${head}/></g>`,
    ) +
    `<g transform="${placed}">${neck(mirrorNeck)}${handle(tint)}` +
    `<linearGradient id="reflection" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#7e98a6"/><stop offset=".42" stop-color="#dbe7ec"/><stop offset=".5" stop-color="#fff"/><stop offset=".58" stop-color="#b5c9d3"/><stop offset="1" stop-color="#6d8794"/></linearGradient>` +
    `<ellipse ${head} fill="${paint.steelSheet}" stroke="#77838b" stroke-width="3"/>` +
    `<ellipse cx="46" cy="-776" rx="72" ry="68" fill="url(#reflection)" stroke="#5f6d75" stroke-width="3"/>` +
    `<clipPath id="glass-disc"><ellipse cx="46" cy="-776" rx="70" ry="66"/></clipPath><g clip-path="url(#glass-disc)" opacity=".8">${mirrored}</g>` +
    '<path d="M-10 -806Q10 -834 44 -836" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".85"/></g>'
  );
}

const probe = (placed: string, tint: Tint) =>
  `${shadow(
    `<g transform="${placed}"><path d="${grip}"/><path d="${probeNeck}" fill="none" stroke-width="12"/></g>`,
  )}<g transform="${placed}">${neck(probeNeck)}${handle(tint)}</g>`;

function tray(tint: Tint): string {
  const placed = 'translate(500 510) rotate(-12)';
  const plate = '<rect x="-330" y="-410" width="660" height="820" rx="70"/>';
  return (
    shadow(`<g transform="${placed}">${plate}</g>`) +
    `<g transform="${placed}"><rect x="-330" y="-410" width="660" height="820" rx="70" fill="${paint.steelSheet}"/>` +
    `<rect x="-322" y="-402" width="644" height="804" rx="64" fill="none" stroke="#fff" stroke-width="6" opacity=".9"/>` +
    `<rect x="-290" y="-370" width="580" height="740" rx="44" fill="#aab5bb"/><rect x="-284" y="-362" width="574" height="732" rx="40" fill="${paint.foil}"/>` +
    `<rect x="-240" y="-320" width="480" height="640" rx="10" fill="${tint.pale}" opacity=".85"/></g>` +
    mirror('translate(440 960) rotate(-14)', tint) +
    probe('translate(640 920) rotate(-10)', tint)
  );
}

/** A dental mirror: alone, beside a probe on a steel tray, and before a molar. */
export const drawDentalMirror: Draw = (view, tint) => {
  if (view === 2) return tray(tint);
  if (view === 1) return mirror('translate(90 1000) rotate(38) scale(1.18)', tint);
  const seen = `<g transform="translate(34 -742) rotate(-18) scale(-.5 .5)">${molar}</g>`;
  return (
    laid('translate(270 560) rotate(-6) scale(1.7)', `<path d="${molarOutline}"/>`, molar) +
    mirror('translate(220 2040) rotate(14) scale(2)', tint, seen)
  );
};
