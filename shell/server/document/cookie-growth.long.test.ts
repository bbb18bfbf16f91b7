import { startCounting } from '@storefront/shared/testing/count-steps';
import { expectLinear } from '@storefront/shared/testing/hostile-texts';

const count = startCounting();

const key = Buffer.alloc(32);

test('cookies that decide releases and notices', async () => {
  const { readPreview } = await import('releases/preview/preview');
  const { bucketOf } = await import('releases/traffic/bucket');
  const { failedReleases } = await import('../../src/remotes/failed-releases');
  const { isAnonymous } = await import('../http/web-request');
  const { noticeInCookie } = await import('./notice-cookie');
  const version = '1.0.0+0123456789ab';
  expectLinear(
    count,
    (header) => {
      bucketOf(header);
      isAnonymous(header);
      failedReleases(header);
      noticeInCookie(header);
      readPreview(header, key);
    },
    {
      units: ['bucket=a; ', `without=cart@${version}; `, `cart@${version}!`, 'notice=; ', '%22', '%7B'],
      prefixes: ['', 'bucket=', 'without=', 'notice=', 'notice=%22'],
    },
  );
});
