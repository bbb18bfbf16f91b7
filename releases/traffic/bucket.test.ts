import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { bucketOf, cellOf } from './bucket';

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

  test('is new of a cell that is given, unless there is one', () => {
    for (const cell of [0, 7, 99]) expect(cellOf(bucketOf('', cell).id)).toBe(cell);
    expect(bucketOf(`bucket=${id}`, 7)).toEqual({ id, isNew: false });
  });

  test('has the cell of the first two decimal digits of its last group', () => {
    const cells = ['1c2d3e4f5a6b', 'abcdefabc0de', 'abcdefabcdef', '99aaaaaaaaaa'];
    expect(cells.map((end) => cellOf(id.slice(0, 24) + end))).toEqual([12, 0, 0, 99]);
  });

  test('has the cell that nginx finds', () => {
    const config = readFileSync('deploy/nginx.conf', 'utf8');
    const [, pattern = ''] = /"~(.*)" \$tens\$ones;/.exec(config) ?? [];
    for (let nth = 0; nth < 1_000; nth += 1) {
      const bucket = randomUUID();
      const { tens, ones } = new RegExp(pattern).exec(bucket)?.groups ?? {};
      if (tens) expect(Number(`${tens}${ones}`)).toBe(cellOf(bucket));
    }
    expect(new RegExp(pattern).exec(`${id.slice(0, 24)}abcdefabcd4e`)).toBeNull();
    expect(new RegExp(pattern).exec(`${id}x`)).toBeNull();
  });
});
