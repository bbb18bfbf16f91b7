import { drawBeaker } from './drawings/beaker';
import { drawDentalMirror } from './drawings/dental-mirror';
import { drawExamLamp } from './drawings/exam-lamp';
import { drawExamStool } from './drawings/exam-stool';
import { drawFaceMask } from './drawings/face-mask';
import { drawGauzeRoll } from './drawings/gauze-roll';
import { drawGloveBox } from './drawings/glove-box';
import { drawPressureMonitor } from './drawings/pressure-monitor';
import { drawPumpBottle } from './drawings/pump-bottle';
import { drawStethoscope } from './drawings/stethoscope';
import { drawSurgicalScissors } from './drawings/surgical-scissors';
import { drawSwabBox } from './drawings/swab-box';
import { drawSyringe } from './drawings/syringe';
import { drawTestTubeRack } from './drawings/test-tube-rack';
import { drawThermometer } from './drawings/thermometer';
import type { Draw } from './studio';

interface Kind {
  readonly draw: Draw;
  /** Beginnings, separated by spaces, of the words by which a sub-category's slug is known to hold such products. */
  readonly words: string;
}

/** Every kind that is drawn, the more particular before the more general: the first whose word is in a slug is shown. */
export const kinds = {
  'glove-box': { draw: drawGloveBox, words: 'glove apron gown protect' },
  'face-mask': { draw: drawFaceMask, words: 'mask respirat shield face' },
  'surgical-scissors': {
    draw: drawSurgicalScissors,
    words: 'scissor forcep sutur scalpel blade clamp surgical instrument tweezer tool holder',
  },
  syringe: { draw: drawSyringe, words: 'syringe needle inject cannula infusion anaesth' },
  thermometer: { draw: drawThermometer, words: 'thermom temperature fever' },
  'pressure-monitor': {
    draw: drawPressureMonitor,
    words: 'pressure monitor oximet glucose glucomet sphyg pulse scales spiromet defib',
  },
  stethoscope: {
    draw: drawStethoscope,
    words: 'stethoscop otoscop ophthalm ecg cardio diagnos',
  },
  'exam-lamp': { draw: drawExamLamp, words: 'lamp light illumin magnif loupe' },
  'exam-stool': {
    draw: drawExamStool,
    words: 'stool chair couch table furniture trolley seat cabinet equipment mobility',
  },
  'test-tube-rack': {
    draw: drawTestTubeRack,
    words: 'tube specimen sampl vial rack culture pipette centrifug collection storage test',
  },
  beaker: {
    draw: drawBeaker,
    words: 'glass beaker flask reagent lab chemical measuring microscop petri slide stain',
  },
  'dental-mirror': {
    draw: drawDentalMirror,
    words: 'dental sterilis mirror probe scaler explor handpiece oral tooth tray bur',
  },
  'pump-bottle': {
    draw: drawPumpBottle,
    words: 'saniti soap hand disinfect clean cream gel antisept solution lotion saline higiene',
  },
  'swab-box': {
    draw: drawSwabBox,
    words: 'swab closure gauze dressing wipe tissue pad sponge towel paper',
  },
  'gauze-roll': {
    draw: drawGauzeRoll,
    words: 'bandage tape roll compress wound burn plaster cotton',
  },
} as const satisfies Record<string, Kind>;

/** Name of a kind that is drawn, as it stands in a picture's address. */
export type PictureKind = keyof typeof kinds;

/** Names of all kinds that are drawn. */
export const pictureKinds = Object.keys(kinds) as readonly PictureKind[];

/** The kind that the products of a sub-category show, by the words of its slug; a box of supplies when none tells. */
export function kindOfSubCategory(slug: string): PictureKind {
  const words = slug.toLowerCase().split('-');
  const shown = pictureKinds.find((kind) =>
    kinds[kind].words.split(' ').some((start) => words.some((word) => word.startsWith(start))),
  );
  return shown ?? 'swab-box';
}
