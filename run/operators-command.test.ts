import { operatorsCommand } from './operators-command';

test('says where the releases are, where they are served, and where the shop is', () => {
  const ports = { shell: 8600, backend: 8601, hosts: { lab: 8602 } };
  expect(operatorsCommand(ports, '.local/shop-8600/releases')).toBe(
    'RELEASES_FOLDER=.local/shop-8600/releases PUBLIC_ORIGIN=http://localhost:8600 LAB_ORIGIN=http://localhost:8602 pnpm releases status',
  );
});
