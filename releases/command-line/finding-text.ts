import type { Acceptance, Finding } from '../gate/gate-report';
import { oneLine } from './terminal-text';

/** A finding as a line, with what it is accepted by at its end: what a release says of itself may be in it. */
export function findingText({ check, id, sentence }: Finding): string {
  return `${check}: ${oneLine(sentence)} [${id}]`;
}

/** One that an operator has accepted, likewise. */
export function acceptedText({ who, why, ...finding }: Finding & Acceptance): string {
  return `${findingText(finding)} accepted by ${who}: ${oneLine(why)}`;
}
