import { nothingLive, type ReleaseMap } from 'releases/release-map/release-map';
import { leftBehind } from './left-behind';

const ports = { shell: 3000, backend: 4000, hosts: { lab: 3005, archive: 3006 } };

const live = (remote: string, origin: string, traffic = 100): ReleaseMap => ({
  ...nothingLive,
  microFrontends: {
    [remote]: [
      {
        url: `${origin}/1.0.0+0a1b2c3d4e5f/release.json`,
        metadata: { integrity: 'sha384-x', version: '1.0.0+0a1b2c3d4e5f' },
        deployment: { traffic, default: true },
      },
    ],
  },
  paths: {},
});

test.each([
  [100, '--now'],
  [12.5, '--hold 12.5%'],
])(
  'names a live release whose host no longer listens, with the command that moves it: %d %%',
  (traffic, share) => {
    expect(leftBehind(live('lab', 'http://localhost:3005', traffic), ports, '192.168.1.5')).toEqual([
      `lab is live at http://localhost:3005, but its asset server now listens at http://192.168.1.5:3005. To move it, with the same HOST: pnpm releases rollout lab@1.0.0+0a1b2c3d4e5f ${share}`,
    ]);
    expect(leftBehind(live('lab', 'http://192.168.1.5:3005'), ports, 'localhost')).toHaveLength(1);
  },
);

test.each([
  ['where its host listens', live('lab', 'http://localhost:3005'), 'localhost'],
  ['where its host listens with everything else', live('lab', 'http://localhost:3005'), '0.0.0.0'],
  ['at a host of its own', live('lab', 'https://static.test'), '192.168.1.5'],
  ['nowhere here', live('reviews', 'http://localhost:3005'), '192.168.1.5'],
  ['for nobody', live('lab', 'http://localhost:3005', 0), '192.168.1.5'],
])('does not name a release that is live %s', (_, map, host) => {
  expect(leftBehind(map, ports, host)).toEqual([]);
});
