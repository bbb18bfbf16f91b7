import { sevenSegments } from '../seven-segments';
import { barrel, labelBars } from '../solids';
import { type Draw, paint, shadow } from '../studio';
import type { Tint } from '../tints';

const panel = ({ base, dark }: Tint) =>
  `<rect x="280" y="636" width="230" height="116" rx="16" fill="#3a464e"/><rect x="294" y="650" width="202" height="88" rx="8" fill="${paint.screen}"/>${sevenSegments('4500', 326, 668, 50, '#26323a')}` +
  `<circle cx="694" cy="696" r="52" fill="#b4bfc5"/><circle cx="690" cy="692" r="50" fill="${paint.plastic}" stroke="#a9b5bb" stroke-width="2"/><path d="M690 648V676" stroke="${dark}" stroke-width="8" stroke-linecap="round"/>` +
  `<rect x="540" y="646" width="76" height="40" rx="20" fill="${base}"/><rect x="540" y="702" width="76" height="40" rx="20" fill="#c8d1d6"/><path d="M571 656l16 10l-16 10Z" fill="#fff"/><rect x="568" y="714" width="18" height="16" rx="3" fill="#5d6971"/>`;

/** The cabinet without what lies on its upper face. */
const cabinet = (tint: Tint) =>
  shadow('<path d="M196 836L280 780H740L806 836Z"/>') +
  `<path d="M250 832h70v20h-70ZM680 832h70v20h-70Z" fill="#3a444b"/><path d="M196 560Q200 420 300 380Q500 330 700 380Q800 420 804 560V800Q804 840 764 840H236Q196 840 196 800Z" fill="#bcc6cb"/>` +
  `<path d="M196 560Q200 420 300 380Q500 330 700 380Q800 420 804 560Q790 600 750 604H250Q210 600 196 560Z" fill="${paint.cardTop}"/><path d="M196 556Q210 600 250 604H750Q790 600 804 556V796Q804 836 764 836H236Q196 836 196 796Z" fill="${paint.cardFront}"/>` +
  `<path d="M200 566Q212 606 250 608H750Q788 606 800 566" fill="none" stroke="#fff" stroke-width="5"/><path d="M196 786H804V796Q804 836 764 836H236Q196 836 196 796Z" fill="${paint.accentFront}"/>${labelBars(240, 806, [110], '#fff', 12)}${panel(tint)}`;

const ring = (count: number) =>
  Array.from({ length: count }, (_, place) => {
    const turn = ((place + 0.5) * 2 * Math.PI) / count;
    return [Math.cos(turn), Math.sin(turn)] as const;
  }).sort((one, other) => one[1] - other[1]);

/** The rotor in its chamber, a capped tube in each of its eight places. */
function chamber(tint: Tint): string {
  const tubes = ring(8)
    .map(([cos, sin]) => {
      const [x, y] = [500 + cos * 136, 466 + sin * 47];
      return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(cos * 18).toFixed(1)})"><ellipse cy="10" rx="32" ry="14" fill="#39444c"/><path d="M-22 -46H22V6Q0 16 -22 6Z" fill="${paint.glass}"/><path d="${barrel(0, -64, -36, 27, 9)}" fill="${paint.accent}"/><ellipse cy="-64" rx="27" ry="9" fill="${tint.light}"/></g>`;
    })
    .join('');
  return (
    `<ellipse cx="500" cy="478" rx="262" ry="100" fill="${paint.steel}"/><ellipse cx="500" cy="484" rx="240" ry="88" fill="#49545c"/><path d="${barrel(500, 470, 500, 200, 72)}" fill="#6b777f"/><ellipse cx="500" cy="470" rx="200" ry="72" fill="${paint.steelSheet}"/>${tubes}` +
    `<path d="${barrel(500, 452, 474, 34, 12)}" fill="${paint.dark}"/><ellipse cx="500" cy="452" rx="34" ry="12" fill="#7a868e"/><path d="M238 478A262 100 0 0 0 762 478" fill="none" stroke="#fff" stroke-width="6" opacity=".8"/>`
  );
}

/** A clear dome shut over the rotor. */
function closed(tint: Tint): string {
  const dome = 'M232 470C236 330 360 262 500 262C640 262 764 330 768 470A268 104 0 0 1 232 470Z';
  return (
    cabinet(tint) +
    chamber(tint) +
    `<path d="${dome}" fill="${tint.light}" opacity=".2"/><path d="${dome}" fill="${paint.glass}" stroke="#8499a3" stroke-width="4"/><path d="M232 462A268 104 0 0 0 768 462V490A268 104 0 0 1 232 490Z" fill="${paint.accent}"/><path d="M232 464A268 104 0 0 0 768 464" fill="none" stroke="${tint.pale}" stroke-width="4"/>` +
    `<path d="M272 420C290 350 350 306 430 290" fill="none" stroke="#fff" stroke-width="20" opacity=".85" stroke-linecap="round"/><path d="M712 400C700 360 676 334 650 318" fill="none" stroke="#fff" stroke-width="9" opacity=".7" stroke-linecap="round"/><path d="M448 560Q500 568 552 560L558 596Q500 606 442 596Z" fill="${paint.plastic}" stroke="#a9b5bb" stroke-width="2"/>`
  );
}

/** The same dome swung up behind the rotor. */
function open(tint: Tint): string {
  const dome = 'M236 420Q206 120 500 104Q794 120 764 420Q640 356 500 356Q360 356 236 420Z';
  return (
    cabinet(tint) +
    `<path d="${dome}" fill="#e8eff2"/><path d="${dome}" fill="${paint.glass}" stroke="${tint.base}" stroke-width="24" stroke-linejoin="round"/><path d="M300 300Q320 190 440 160" fill="none" stroke="#fff" stroke-width="22" opacity=".9" stroke-linecap="round"/><path d="M690 280Q680 220 640 190" fill="none" stroke="#fff" stroke-width="9" opacity=".7" stroke-linecap="round"/>${chamber(tint)}`
  );
}

function rotor(tint: Tint): string {
  const holes = ring(12)
    .map(([cos, sin]) => {
      const [x, y] = [500 + cos * 232, 500 + sin * 232];
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="53" fill="#2f383f"/><circle cx="${(x + 4).toFixed(1)}" cy="${(y + 7).toFixed(1)}" r="45" fill="${tint.dark}"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="44" fill="${tint.base}"/><circle cx="${(x - 3).toFixed(1)}" cy="${(y - 4).toFixed(1)}" r="30" fill="${tint.light}"/><path d="M${(x - 30).toFixed(1)} ${(y - 12).toFixed(1)}a33 33 0 0 1 22 -22" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`;
    })
    .join('');
  return (
    shadow('<circle cx="500" cy="500" r="400"/>') +
    `<circle cx="500" cy="500" r="404" fill="${paint.cardFront}"/><circle cx="500" cy="500" r="372" fill="${paint.steel}"/><circle cx="500" cy="500" r="346" fill="#454f57"/><circle cx="504" cy="508" r="316" fill="#20282d" opacity=".6"/><circle cx="500" cy="500" r="312" fill="${paint.steelSheet}"/><circle cx="500" cy="500" r="160" fill="none" stroke="#8b979e" stroke-width="4"/>${holes}` +
    `<circle cx="504" cy="508" r="92" fill="#1f272c" opacity=".35"/><circle cx="500" cy="500" r="90" fill="${paint.dark}"/><circle cx="500" cy="500" r="62" fill="${paint.steel}"/><path d="M474 500L487 477H513L526 500L513 523H487Z" fill="#39444c"/>`
  );
}

/** A bench centrifuge: closed, open with tubes in its rotor, the rotor from above. */
export const drawCentrifuge: Draw = (view, tint) => {
  if (view === 1) return closed(tint);
  return view === 2 ? open(tint) : rotor(tint);
};
