import { drawAdhesivePlaster } from './drawings/adhesive-plaster';
import { drawAutoclave } from './drawings/autoclave';
import { drawBeaker } from './drawings/beaker';
import { drawBouffantCap } from './drawings/bouffant-cap';
import { drawCentrifuge } from './drawings/centrifuge';
import { drawCreamTube } from './drawings/cream-tube';
import { drawCrutches } from './drawings/crutches';
import { drawDentalHandpiece } from './drawings/dental-handpiece';
import { drawDentalMirror } from './drawings/dental-mirror';
import { drawDentalProbe } from './drawings/dental-probe';
import { drawExamCouch } from './drawings/exam-couch';
import { drawExamLamp } from './drawings/exam-lamp';
import { drawExamStool } from './drawings/exam-stool';
import { drawExtractionForceps } from './drawings/extraction-forceps';
import { drawFaceMask } from './drawings/face-mask';
import { drawFaceShield } from './drawings/face-shield';
import { drawFlask } from './drawings/flask';
import { drawFoamDressing } from './drawings/foam-dressing';
import { drawForceps } from './drawings/forceps';
import { drawGauzeRoll } from './drawings/gauze-roll';
import { drawGloveBox } from './drawings/glove-box';
import { drawGlucoseMeter } from './drawings/glucose-meter';
import { drawInfraredThermometer } from './drawings/infrared-thermometer';
import { drawIvBag } from './drawings/iv-bag';
import { drawMicroscope } from './drawings/microscope';
import { drawNeedleHolder } from './drawings/needle-holder';
import { drawOtoscope } from './drawings/otoscope';
import { drawOvershoes } from './drawings/overshoes';
import { drawPaperRoll } from './drawings/paper-roll';
import { drawPetriDish } from './drawings/petri-dish';
import { drawPipette } from './drawings/pipette';
import { drawPressureMonitor } from './drawings/pressure-monitor';
import { drawProtectiveGown } from './drawings/protective-gown';
import { drawPulseOximeter } from './drawings/pulse-oximeter';
import { drawPumpBottle } from './drawings/pump-bottle';
import { drawRapidTest } from './drawings/rapid-test';
import { drawReflexHammer } from './drawings/reflex-hammer';
import { drawSafetyGoggles } from './drawings/safety-goggles';
import { drawScalpel } from './drawings/scalpel';
import { drawScrewCapBottle } from './drawings/screw-cap-bottle';
import { drawScrubBrush } from './drawings/scrub-brush';
import { drawScrubTop } from './drawings/scrub-top';
import { drawSharpsContainer } from './drawings/sharps-container';
import { drawSpecimenJar } from './drawings/specimen-jar';
import { drawSprayBottle } from './drawings/spray-bottle';
import { drawStethoscope } from './drawings/stethoscope';
import { drawSurgicalScissors } from './drawings/surgical-scissors';
import { drawSurgicalTape } from './drawings/surgical-tape';
import { drawSuture } from './drawings/suture';
import { drawSwabBox } from './drawings/swab-box';
import { drawSyringe } from './drawings/syringe';
import { drawTapeMeasure } from './drawings/tape-measure';
import { drawTestTubeRack } from './drawings/test-tube-rack';
import { drawThermometer } from './drawings/thermometer';
import { drawTissueBox } from './drawings/tissue-box';
import { drawTrolley } from './drawings/trolley';
import { drawWeighingScales } from './drawings/weighing-scales';
import { drawWheelchair } from './drawings/wheelchair';
import { drawWipesTub } from './drawings/wipes-tub';
import type { Draw } from './studio';

/** Every kind of product that is drawn, by its name in a picture's address. */
export const kinds = {
  'adhesive-plaster': drawAdhesivePlaster,
  autoclave: drawAutoclave,
  beaker: drawBeaker,
  'bouffant-cap': drawBouffantCap,
  centrifuge: drawCentrifuge,
  'cream-tube': drawCreamTube,
  crutches: drawCrutches,
  'dental-handpiece': drawDentalHandpiece,
  'dental-mirror': drawDentalMirror,
  'dental-probe': drawDentalProbe,
  'exam-couch': drawExamCouch,
  'exam-lamp': drawExamLamp,
  'exam-stool': drawExamStool,
  'extraction-forceps': drawExtractionForceps,
  'face-mask': drawFaceMask,
  'face-shield': drawFaceShield,
  flask: drawFlask,
  'foam-dressing': drawFoamDressing,
  forceps: drawForceps,
  'gauze-roll': drawGauzeRoll,
  'glove-box': drawGloveBox,
  'glucose-meter': drawGlucoseMeter,
  'infrared-thermometer': drawInfraredThermometer,
  'iv-bag': drawIvBag,
  microscope: drawMicroscope,
  'needle-holder': drawNeedleHolder,
  otoscope: drawOtoscope,
  overshoes: drawOvershoes,
  'paper-roll': drawPaperRoll,
  'petri-dish': drawPetriDish,
  pipette: drawPipette,
  'pressure-monitor': drawPressureMonitor,
  'protective-gown': drawProtectiveGown,
  'pulse-oximeter': drawPulseOximeter,
  'pump-bottle': drawPumpBottle,
  'rapid-test': drawRapidTest,
  'reflex-hammer': drawReflexHammer,
  'safety-goggles': drawSafetyGoggles,
  scalpel: drawScalpel,
  'screw-cap-bottle': drawScrewCapBottle,
  'scrub-brush': drawScrubBrush,
  'scrub-top': drawScrubTop,
  'sharps-container': drawSharpsContainer,
  'specimen-jar': drawSpecimenJar,
  'spray-bottle': drawSprayBottle,
  stethoscope: drawStethoscope,
  'surgical-scissors': drawSurgicalScissors,
  'surgical-tape': drawSurgicalTape,
  suture: drawSuture,
  'swab-box': drawSwabBox,
  syringe: drawSyringe,
  'tape-measure': drawTapeMeasure,
  'test-tube-rack': drawTestTubeRack,
  thermometer: drawThermometer,
  'tissue-box': drawTissueBox,
  trolley: drawTrolley,
  'weighing-scales': drawWeighingScales,
  wheelchair: drawWheelchair,
  'wipes-tub': drawWipesTub,
} as const satisfies Record<string, Draw>;

/** Name of a kind that is drawn, as it stands in a picture's address. */
export type PictureKind = keyof typeof kinds;

/** Names of all kinds that are drawn. */
export const pictureKinds = Object.keys(kinds) as readonly PictureKind[];
