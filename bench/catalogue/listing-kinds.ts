/** A kind of listing: its name, and the address of its document number `n`. */
export interface ListingKind {
  readonly name: string;
  readonly path: (n: number) => string;
}

const words = ['gauze', 'nitrile gloves', 'scalpel blade', 'face mask', 'thermometer', 'stethoscope'];
const misspelt = ['guaze', 'nitrle gloves', 'scalpl', 'fase mask', 'termometer', 'stethescope'];

/** Every kind of question a listing can be asked, over the values that this shop's products have. */
export async function listingKinds(backend: string): Promise<ListingKind[]> {
  const read = async (path: string) =>
    ((await (await fetch(backend + path)).json()) as { data: unknown }).data;
  const values = async (field: string) =>
    ((await read(`/api/v1/product?distinct=${field}`)) as { value: string }[])
      .slice(0, 20)
      .map((one) => one.value);
  const mains = (await read('/api/v1/category/maincategory')) as {
    id: string;
    subcategories: { id: string }[];
  }[];
  const subs = mains.flatMap(({ subcategories }) => subcategories);
  const [brands, sizes, colours] = await Promise.all(['manufacturer', 'size', 'colour'].map(values));

  const turn = (list: readonly string[] = [], n = 0) => encodeURIComponent(list[n % list.length] ?? '');
  const main = (n: number) => mains[n % mains.length]?.id ?? '';
  const sub = (n: number) => subs[n % subs.length]?.id ?? '';
  const page = (n: number) => 1 + (n % 15);
  const kinds: Readonly<Record<string, (n: number) => string>> = {
    'the shop': (n) => `/shop?page=${page(n)}`,
    'newest first': (n) => `/shop?sort=newest&page=${page(n)}`,
    'cheapest first': (n) => `/shop?sort=price&page=${page(n)}`,
    'dearest first': (n) => `/shop?sort=price-desc&page=${page(n)}`,
    'main category': (n) => `/shop?mainId=${main(n)}`,
    'sub-category': (n) => `/shop?subId=${sub(n)}`,
    'price range': (n) => `/shop?fromPrice=${n % 40}&toPrice=${40 + (n % 300)}`,
    discount: (n) => `/shop?discount=${1 + (n % 60)}`,
    'on sale': (n) => `/shop/promotions?page=${1 + (n % 3)}`,
    brand: (n) => `/shop?manufacturer=${turn(brands, n)}`,
    size: (n) => `/shop?size=${turn(sizes, n)}`,
    colour: (n) => `/shop?colour=${turn(colours, n)}`,
    'with the filter panel': (n) => `/shop?mainId=${main(n)}&filter=open`,
    'several filters and the panel': (n) =>
      `/shop?mainId=${main(n)}&manufacturer=${turn(brands, n)}&fromPrice=${n % 50}&sale=1&sort=price&filter=open`,
    search: (n) => `/search?keyword=${turn(words, n)}`,
    'misspelt search': (n) => `/search?keyword=${turn(misspelt, n)}`,
    'search without results': (n) => `/search?keyword=zeppelin${n % 50}`,
  };
  return Object.entries(kinds).map(([name, path]) => ({
    name,
    path: (n) => {
      const address = path(n);
      return `${address}${address.includes('?') ? '&' : '?'}visit=${n}`;
    },
  }));
}
