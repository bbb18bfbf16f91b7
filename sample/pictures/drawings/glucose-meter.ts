import { finger, fingerOutline } from '../body-parts';
import { sevenSegments } from '../seven-segments';
import { barrel, laid, ribs } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const shell =
  'M-96 -250H96Q160 -250 164 -180Q170 20 120 210Q108 250 70 250H-70Q-108 250 -120 210Q-170 20 -164 -180Q-160 -250 -96 -250Z';
const stripOutline = '<rect x="-30" y="0" width="60" height="170" rx="8"/>';
const dropOutline = 'M0 -44Q32 -6 32 16A32 32 0 0 1 -32 16Q-32 -6 0 -44Z';

const drop = `<path d="${dropOutline}" fill="#b3262a"/><path d="M-17 20A18 18 0 0 0 2 36" fill="none" stroke="#6f1216" stroke-width="5" stroke-linecap="round" opacity=".6"/><ellipse cx="-10" cy="4" rx="6" ry="11" transform="rotate(20 -10 4)" fill="#fff" opacity=".85"/>`;

/** A test strip hanging down from the origin, 170 long. */
const strip = ({ base, dark }: Tint) =>
  `<rect x="-30" y="0" width="60" height="170" rx="8" fill="#fbfcfc" stroke="#b4bfc5" stroke-width="2.5"/><path d="M-14 0V70M0 0V70M14 0V70" stroke="#8b979e" stroke-width="5"/><rect x="-30" y="84" width="60" height="44" fill="${base}"/><path d="M-9 170V146Q-9 136 0 136Q9 136 9 146V170Z" fill="${dark}"/>`;

function meter(placed: string, tint: Tint, reading: string): string {
  const { base, dark, light } = tint;
  const at = 'translate(0 246)';
  return laid(
    placed,
    `<path d="${shell}"/><g transform="${at}">${stripOutline}</g>`,
    `<g transform="${at}">${strip(tint)}</g><path d="${shell}" transform="translate(7 14)" fill="${dark}"/><path d="${shell}" fill="${paint.accentFront}"/>` +
      `<path d="M-104 -220H104Q136 -220 138 -176Q142 0 100 170Q94 196 66 196H-66Q-94 196 -100 170Q-142 0 -138 -176Q-136 -220 -104 -220Z" fill="${paint.cardFront}"/>` +
      `<rect x="-112" y="-186" width="224" height="182" rx="18" fill="#3a464e"/><rect x="-102" y="-176" width="204" height="162" rx="10" fill="${paint.screen}"/>` +
      `${sevenSegments(reading, -70, -138, 96, '#26323a')}<path d="M-80 -158h44M40 -158h20M70 -158h12" stroke="#6a7a74" stroke-width="8"/><path d="M-100 -174L20 -174L-100 -60Z" fill="#fff" opacity=".3"/>` +
      `<circle cx="0" cy="84" r="44" fill="${dark}"/><circle cx="0" cy="80" r="43" fill="${paint.accentFront}"/><path transform="translate(0 80) scale(.5)" d="${dropOutline}" fill="#fff"/>` +
      `<path d="M-92 68l-14 16h28ZM92 92l-14 -16h28Z" fill="${base}"/><path d="M-44 222H44V250H-44Z" fill="${dark}"/><path d="M-150 -190Q-146 -237 -96 -238H70" fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round"/>`,
  );
}

/** A pen that pricks, point up, around the origin. */
const lancet = (placed: string, { deep }: Tint) =>
  laid(
    placed,
    '<path d="M-34 -150L-18 -230H18L34 -150V230Q34 250 0 250Q-34 250 -34 230Z"/>',
    `<path d="M-34 -140L-20 -226Q0 -240 20 -226L34 -140Z" fill="${paint.plastic}" stroke="#b4bfc5" stroke-width="2"/><path d="M-36 -140H36V220Q36 250 0 250Q-36 250 -36 220Z" fill="${paint.accent}"/><path d="${ribs(-34, -110, 7, 14, 'h68')}" stroke="${deep}" stroke-width="5" opacity=".5"/><rect x="-15" y="40" width="30" height="70" rx="15" fill="#fff" opacity=".9"/>`,
  );

function vial(x: number, y: number, tint: Tint): string {
  const strips = [-34, -6, 24].map(
    (at, i) =>
      `<g transform="translate(${x + at} ${y + 40 + i * 6}) rotate(${180 - at / 4}) scale(.8)">${strip(tint)}</g>`,
  );
  return (
    shadow(`<ellipse cx="${x}" cy="${y + 200}" rx="78" ry="26"/>`) +
    `<ellipse cx="${x}" cy="${y}" rx="78" ry="26" fill="#4c565d"/>${strips.join('')}<path d="M${x - 78} ${y}A78 26 0 0 0 ${x + 78} ${y}V${y + 200}A78 26 0 0 1 ${x - 78} ${y + 200}Z" fill="${paint.plastic}"/>` +
    `<path d="M${x - 78} ${y + 60}A78 26 0 0 0 ${x + 78} ${y + 60}V${y + 150}A78 26 0 0 1 ${x - 78} ${y + 150}Z" fill="${paint.accent}"/><path d="${barrel(x, y, y, 78, 26)}" fill="none" stroke="#fff" stroke-width="4"/>`
  );
}

/** A blood glucose meter: with a drop on its strip, with its pen and strips, and a finger at the strip. */
export const drawGlucoseMeter: Draw = (view, tint) => {
  if (view === 1)
    return (
      meter('translate(470 405) rotate(-14) scale(1.1)', tint, '5.4') +
      laid('translate(594 876) rotate(-14) scale(1.3)', `<path d="${dropOutline}"/>`, drop)
    );
  if (view === 2)
    return (
      meter('translate(340 420) rotate(-6)', tint, '5.8') +
      lancet('translate(600 480) rotate(12)', tint) +
      vial(790, 560, tint)
    );
  const hand = 'translate(556 806) rotate(14) scale(1.15)';
  return (
    meter('translate(400 250) rotate(-24) scale(1.3)', tint, '6.1') +
    laid(hand, `<path d="${fingerOutline}"/>`, finger) +
    `<g transform="translate(590 786) scale(1.1)">${drop}</g>`
  );
};
