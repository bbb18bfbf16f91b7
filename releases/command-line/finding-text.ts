import type { Finding } from '../gate/gate-report';
import { oneLine } from './one-line';

/** A finding as a line: what a release says of itself may be in it. */
export function findingText({ check, sentence }: Finding): string {
  return `${check}: ${oneLine(sentence)}`;
}
