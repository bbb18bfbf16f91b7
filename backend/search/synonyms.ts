import { singular } from './singular';
import { readWords } from './words';

/** What people in the trade call the same thing, a line each ('Higiene' is spelt so in the menus, P10). */
const groups = `
band aid, plaster, sticking plaster, elastoplast, adhesive strip, adhesive plaster
bed, couch, examination couch, treatment table, plinth
bp, blood pressure, sphygmomanometer
sphygmo, sphyg, sphygmomanometer, blood pressure monitor
steth, stethoscope
cleaner, detergent, disinfectant
hygiene, hygienic, higiene
lab, laboratory
light, lamp, torch
oximetry, oximeter
spo2, oximeter, oxygen saturation
sats probe, sats monitor, pulse oximeter, spo2 sensor
respirator, n95, kn95, p2, ffp2, dust mask
mask, respirator
sterilizer, steriliser, autoclave, sterilisation
stitch, suture
tweezer, forceps
walker, zimmer frame, walking frame, rollator
walking stick, cane, crutch
sanitiser, hand rub, hand gel, sanitising gel, alcohol gel
hand soap, hand wash, liquid soap
soap, hand wash, cleanser
moisturiser, lotion, hand cream, barrier cream, cream
bleach, chlorine, hypochlorite
rubbing alcohol, isopropyl alcohol, isopropanol, ipa
alcohol swab, alcohol wipe, prep pad
betadine, povidone iodine, iodine
salt water, sodium chloride, saline
steri strip, wound closure strip, butterfly strip, butterfly closure, butterfly clip, butterfly stitch
opsite, tegaderm, film dressing
duoderm, hydrocolloid
micropore, microporous, paper tape
hypafix, fixomull, mefix, fixation tape, fixation sheet, retention tape, retention sheet
coban, vet wrap, self adhesive bandage, cohesive bandage
ace bandage, elastic bandage, crepe bandage
tubigrip, tubular bandage
arm sling, triangular bandage, sling
skin glue, tissue adhesive, skin adhesive, tissue glue, glue
absorbent pad, combine, combine pad
cotton wool, cotton
sharps bin, sharps box, needle bin, sharps container, needle disposal
cannula, needle
eye protection, goggle, safety glasses, safety spectacles, eyewear
face visor, face shield, visor
shoe cover, boot cover, overshoe
hair net, hair cover, bouffant cap, theatre cap, theatre hat, surgical cap, scrub cap
ppe, protective apparel, protective
gown, apron
uniform, scrubs, scrub top
kleenex, tissue
hand towel, paper towel
pipette dropper, transfer pipette, pasteur pipette
micropipette, single channel pipette
eppendorf, microcentrifuge tube, microfuge tube
falcon tube, conical tube, centrifuge tube
cryotube, cryovial, cryogenic vial
conical flask, erlenmeyer flask
graduated cylinder, measuring cylinder
schott bottle, duran bottle, reagent bottle
coverslip, cover slip, cover glass
glass slide, microscope slide
urine jar, urine cup, urine container, sample pot, specimen jar, specimen cup, specimen container
urine test, dipstick, urinalysis, reagent strip
vacutainer, blood tube, blood collection tube
finger pricker, finger prick, lancet
esky, cool box, cooler bag
hotplate, hot plate, magnetic stirrer
shaker, vortex, mixer
spinner, centrifuge
haemostat, hemostat, artery forceps, artery clamp
needle driver, needle holder
scissor, shear
emt shears, trauma shears, paramedic scissors, tuff cut
surgical blade, scalpel blade
luxator, luxating elevator
dental drill, handpiece, turbine
airotor, high speed handpiece
contra angle, slow speed handpiece, slow speed
burr, bur
mouth mirror, dental mirror
bib, dental bib, patient bib
saliva ejector, evacuation tip
explorer, sickle probe
glucometer, glucose meter, blood sugar meter, blood sugar monitor
blood sugar, blood glucose
sugar test, glucose test
covid test, rat, rapid antigen test, antigen test
hcg test, pregnancy test
temperature gun, forehead thermometer, infrared thermometer, infrared forehead thermometer, non contact thermometer
tympanic, ear thermometer
knee hammer, tendon hammer, percussion hammer, reflex hammer
ear scope, auriscope, otoscope
eye scope, fundoscope, ophthalmoscope
weighing scale, weighing machine, scale
baby weigher, infant scale, baby scale
infant, baby
child, kid, children, paediatric
height measure, height rod, stadiometer
tape measure, measuring tape
couch roll, bed roll, couch paper roll, examination paper
exam, examination
gynae, gynaecology
doctor stool, clinic stool
step stool, step up stool
magnifier, magnifying lamp, magnifying glass
head lamp, headlight, head torch
curing lamp, curing light
operating light, procedure light
kidney dish, kidney tray, emesis basin
sick bag, vomit bag, emesis bag
bluey, underpad, bed pad
stitch cutter, suture cutter, stitch remover
crash cart, resus trolley, emergency trolley
cart, trolley
laundry skip, laundry bag, linen skip
overbed table, mayo table, instrument stand
autoclave bag, sterilisation pouch, autoclave pouch
wheel chair, wheelchair, transport chair
shower stool, shower seat, shower chair
antibacterial, antimicrobial, antiseptic
throwaway, single use, disposable
see through, transparent, clear
bottle, container
bin, container
jar, pot, container
sample, specimen
dentist, dentistry, dental
fridge, refrigerator
temp, temperature
vac, vaccine
ss, stainless steel
`;

/** Phrases that mean the same, by each of them: blanks and hyphens left out, every word in the singular. */
const bySound: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const line of groups.trim().split('\n')) {
    const phrases = line.split(', ');
    for (const phrase of phrases) {
      const sound = soundOf(wordsIn(phrase));
      found.set(sound, [...(found.get(sound) ?? []), ...phrases]);
    }
  }
  return found;
})();

/** The most words a phrase has. */
export const maxPhraseWords = 3;

/** What these words are called together, themselves among it as they are usually written; none when that is all there is. */
export function synonymsOf(words: readonly string[]): readonly string[] {
  return bySound.get(soundOf(words)) ?? [];
}

/** Every single word of the trade's names, for correcting to. */
export const synonymWords: ReadonlySet<string> = new Set(
  groups
    .trim()
    .split(/[,\s]+/)
    .filter((word) => /^\p{L}{4,}$/u.test(word)),
);

function wordsIn(phrase: string): string[] {
  return readWords(phrase).map(({ written }) => written);
}

function soundOf(words: readonly string[]): string {
  return words.map((word) => singular(word.replaceAll('-', ''))).join('');
}
