import { artefactPort } from './artefact-host';

test('is the configured port, or the one of the default run', () => {
  expect(artefactPort('cart', {})).toBe(3002);
  expect(artefactPort('cart', { ARTEFACT_PORT: '' })).toBe(3002);
  expect(artefactPort('cart', { ARTEFACT_PORT: '4160' })).toBe(4160);
  expect(artefactPort('cart', { ARTEFACT_PORT: '0' })).toBe(0);
});

test('a remote that is none of this workspace needs one that is configured', () => {
  expect(artefactPort('lab', { ARTEFACT_PORT: '4160' })).toBe(4160);
  expect(() => artefactPort('lab', {})).toThrow("There is no remote 'lab'");
});

test.each(['many', '-1', '65536', '30.5', '3e3', ' '])('%j is not a port', (text) => {
  expect(() => artefactPort('cart', { ARTEFACT_PORT: text })).toThrow(
    `ARTEFACT_PORT must be a port from 0 to 65535, not '${text}'.`,
  );
});
