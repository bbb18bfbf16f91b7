import { barrel } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const windings = (rx: number, ry: number) =>
  [0.94, 0.87, 0.8, 0.73].map((part) => `<ellipse rx="${rx * part}" ry="${ry * part}"/>`).join('');

/** A roll lying on its side; `top` is the middle of its upper face, which is `radius` wide to each side. */
function lying(x: number, top: number, height: number, radius: number, tint: Tint): string {
  const [rim, core, bore] = [radius * 0.4, radius * 0.66, radius * 0.58];
  return (
    shadow(`<ellipse cx="${x}" cy="${top + height}" rx="${radius}" ry="${rim}"/>`) +
    `<path d="${barrel(x, top, top + height, radius, rim)}" fill="${paint.cotton}"/>` +
    `<g transform="translate(${x} ${top})"><ellipse rx="${radius}" ry="${rim}" fill="#fbf9f5"/><g fill="none" stroke="#cfc9be" stroke-width="2.5">${windings(radius, rim)}</g>` +
    `<path d="M${-radius} 0A${radius} ${rim} 0 0 0 ${radius} 0" fill="none" stroke="#fff" stroke-width="5"/>` +
    `<ellipse rx="${core}" ry="${core * 0.4}" fill="${tint.light}"/><ellipse rx="${bore}" ry="${bore * 0.4}" fill="${tint.deep}"/>` +
    `<clipPath id="bore${x}"><ellipse rx="${bore}" ry="${bore * 0.4}"/></clipPath><g clip-path="url(#bore${x})"><path d="M${-bore} 0A${bore} ${bore * 0.4} 0 0 1 ${bore} 0V${height}A${bore} ${bore * 0.4} 0 0 0 ${-bore} ${height}Z" fill="${paint.accent}"/>` +
    `<ellipse cy="${height}" rx="${bore}" ry="${bore * 0.4}" fill="#dfe3e5"/><path d="M${-bore} 0H0L${bore} ${height}H${-bore}Z" fill="${tint.deep}" opacity=".45"/></g></g>`
  );
}

/** A roll standing like a wheel, its loose end torn and flat on the floor. */
function standing(tint: Tint): string {
  const strip =
    'M400 782L628 872L650 850L664 872L686 848L702 868L722 842L738 860L758 832L772 848L780 822L560 730Z';
  const side = 'M332 330L470 288A232 232 0 0 1 612 722L464 772Z';
  const ring = (r: number) =>
    `<circle cx="398" cy="552" r="${r}" fill="none" stroke="#cfc9be" stroke-width="2.5"/>`;
  return (
    shadow(`<path d="M340 740L420 690L690 690L480 782Z"/><path d="${strip}"/>`) +
    `<path d="${strip}" fill="#f1ede6"/><path d="M440 764L700 848" stroke="#fff" stroke-width="16" opacity=".5"/>` +
    '<linearGradient id="tread" x1=".3" y1="0" x2=".6" y2="1"><stop stop-color="#f0ece4"/><stop offset=".25" stop-color="#fffefb"/><stop offset=".7" stop-color="#d6d1c6"/><stop offset="1" stop-color="#a8a296"/></linearGradient>' +
    `<path d="${side}" fill="url(#tread)"/><circle cx="398" cy="552" r="232" fill="#faf7f2" stroke="#dbd6cb" stroke-width="2"/>${[220, 208, 196, 184, 172].map(ring).join('')}` +
    `<circle cx="398" cy="552" r="158" fill="${tint.light}"/><circle cx="398" cy="552" r="138" fill="${tint.base}"/>` +
    `<clipPath id="hole"><circle cx="398" cy="552" r="138"/></clipPath><linearGradient id="inside" x1="0" y1="0" x2=".4" y2="1"><stop stop-color="${tint.deep}"/><stop offset=".55" stop-color="${tint.dark}"/><stop offset="1" stop-color="${tint.light}"/></linearGradient>` +
    '<g clip-path="url(#hole)"><circle cx="398" cy="552" r="140" fill="url(#inside)"/><circle cx="536" cy="510" r="138" fill="#dfe4e6"/></g>' +
    `<path d="M246 510A158 158 0 0 1 398 394" fill="none" stroke="#fff" stroke-width="5" opacity=".7"/>`
  );
}

function unwinding(tint: Tint): string {
  const ribbon = 'M640 520C720 560 760 610 850 590V716C760 738 720 690 640 650Z';
  return (
    shadow('<path d="M640 640C720 680 760 730 850 706V726C760 750 720 700 640 660Z"/>') +
    `<linearGradient id="ribbon"><stop stop-color="#c7c1b5"/><stop offset=".5" stop-color="#fffefb"/><stop offset="1" stop-color="#e6e1d8"/></linearGradient><path d="${ribbon}" fill="url(#ribbon)"/>` +
    lying(430, 500, 130, 250, tint)
  );
}

/** A roll of surgical tape on a core: standing with a torn end, lying half unwound, a family of three widths. */
export const drawSurgicalTape: Draw = (view, tint) => {
  if (view === 1) return standing(tint);
  if (view === 2) return unwinding(tint);
  return lying(340, 500, 170, 190, tint) + lying(680, 610, 100, 180, tint) + lying(430, 730, 60, 170, tint);
};
