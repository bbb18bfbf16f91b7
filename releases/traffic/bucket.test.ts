import { bucketOf } from './bucket';

describe('a bucket', () => {
  const id = '0b1f6a52-8c1d-4f0e-9a57-1c2d3e4f5a6b';

  test.each([
    [`bucket=${id}`],
    [`cart=42*2; bucket=${id}; wishlist=7`],
    [`cart=42*2;bucket=${id}`],
    [`bucket=broken; bucket=${id}`],
    [`bucket; =; ;; bucket=${id}`],
  ])('is read from %s', (header) => {
    expect(bucketOf(header)).toEqual({ id, isNew: false });
  });

  test.each([[undefined], [`bucket=${id}x`], [`bucket=${id.toUpperCase()}`], [`notbucket=${id}`]])(
    'is new for %s',
    (header) => {
      const bucket = bucketOf(header);
      expect(bucket.isNew).toBe(true);
      expect(bucketOf(`bucket=${bucket.id}`)).toEqual({ id: bucket.id, isNew: false });
      expect(bucketOf(header).id).not.toBe(bucket.id);
    },
  );
});
