import { pictureFormats } from '@storefront/shared/contracts/product';
import * as v from 'valibot';

/** A call of the shop to its backend. */
export interface Call {
  readonly summary: string;
  /** Names of the query's parameters, separated by blanks. */
  readonly query?: string;
  /** Of a post. */
  readonly body?: v.GenericSchema;
  /** What is answered, by examples of a query; `{id}` is a product's. */
  readonly answers: Readonly<Record<string, v.GenericSchema>>;
  /** Whether the shop does without. */
  readonly isOptional?: boolean;
}

const text = v.string();
const id = v.union([v.string(), v.number()]);
const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema);
const listOf = (entries: v.ObjectEntries) => v.array(v.looseObject(entries));
const inData = (entries: v.ObjectEntries) => v.looseObject({ data: listOf(entries) });
const means = <Schema extends v.GenericSchema>(meaning: string, schema: Schema) =>
  v.pipe(schema, v.description(meaning));
const fields = <Schema extends v.GenericSchema>(schema: Schema, names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, schema]));
const maybeTexts = (names: string) => fields(maybe(text), names);

const price = maybe(means('In Australian dollars.', v.number()));
const packSize = maybe(means('Pieces in a pack.', v.number()));
const picture = { url: means('Absolute, or relative to the backend.', text), alt: maybe(text) };
const rendition = v.looseObject({ url: picture.url, width: maybe(v.number()) });
const formats = v.looseObject(fields(maybe(rendition), pictureFormats.join(' ')));
const category = { id: maybe(id), ...maybeTexts('name slug') };
const listedCategory = { ...category, slug: text };

const productFields = {
  productName: text,
  ...maybeTexts('url sku description'),
  ...fields(maybe(v.looseObject(category)), 'maincategory category'),
  price,
  sale_price: price,
  on_sale: maybe(v.boolean()),
  thumbnail: maybe(v.looseObject({ ...picture, formats: maybe(formats) })),
  badges: maybe(listOf({ value: v.picklist(['hot', 'new', 'sale']) })),
  product_brands: maybe(means('The first one counts.', listOf({ name: text }))),
  ...fields(maybe(v.array(text)), 'sizes colours'),
  packSize,
};

const imagesText = means('A list of objects with path and thumbnail (true or false), as JSON text.', text);
const secondProduct = { id, ...productFields, images: maybe(imagesText) };
const secondProducts = listOf(secondProduct);
const richText = means('As shared/contracts/rich-text.ts describes it.', v.array(v.unknown()));

const settings = {
  ...fields(inData(picture), 'logo cover banner icon'),
  caption: inData(maybeTexts('title text')),
  company: inData({
    ...maybeTexts('name phoneNumber email address abn pricesInclude privacy terms returns'),
    ...fields(maybe(means('As shared/api/menus-schema.ts describes them.', v.unknown())), 'menus pages'),
  }),
  testimonial: inData({ ...maybeTexts('name role'), text }),
};

const accepted = v.looseObject({
  data: maybe(v.looseObject({ reference: maybe(text), confirmed: maybe(v.boolean()) })),
});

const message = (
  fieldsOfIt: v.ObjectEntries,
  summary = 'Takes a message: with the same Idempotency-Key and body only once.',
): Call => ({
  summary,
  body: v.looseObject(fieldsOfIt),
  answers: { '': accepted },
});

/** What the shop needs of a backend, by path (P18, P51, P53, P54). Optional fields may be missing or null, others may be there. */
export const calls: Readonly<Record<string, Call>> = {
  '/api/v1/product': {
    summary: 'Products, or with `distinct` the values of one field.',
    query:
      'productName mainId subId sub2Id manufacturer size colour fromPrice toPrice fromDiscount toDiscount featured top latest isActive sortField sortValue page limit distinct',
    answers: {
      'page=1&limit=24': v.looseObject({
        ...inData({ productId: id, ...productFields, images: maybe(listOf(picture)) }).entries,
        total: maybe(means('Products on all pages.', v.number())),
        searchedFor: maybe(means('Words used in place of the typed ones.', text)),
      }),
      'distinct=manufacturer': inData({ value: text, count: maybe(v.number()) }),
    },
  },
  '/products': {
    summary: 'Products by id, SKU and others of their fields.',
    query:
      'id_in sku_in title_contains productName product_categories.slug on_sale price_gte price_lte _sort _start _limit',
    answers: { '_limit=24': secondProducts, 'id_in={id}': secondProducts },
  },
  '/products/{id}': {
    summary: 'One product. 410: no longer sold; `replacedBy` may be the id of its successor.',
    answers: {
      '': v.looseObject({
        ...secondProduct,
        richDescription: maybe(richText),
        isSample: maybe(v.boolean()),
        variants: maybe(listOf({ id, ...maybeTexts('productName size colour'), packSize })),
      }),
    },
  },
  '/product-categories': {
    summary: 'All sub-categories, or one.',
    query: 'slug',
    answers: { '': listOf({ ...listedCategory, maincategory: maybe(v.looseObject(category)) }) },
  },
  '/api/v1/category/maincategory': {
    summary: 'The main categories in their order.',
    answers: { '': inData({ ...listedCategory, subcategories: maybe(listOf(listedCategory)) }) },
  },
  ...Object.fromEntries(
    Object.entries(settings).map(([kind, answer]) => [
      `/api/v1/settings/${kind}`,
      { summary: 'The entries of a setting; the last one counts.', answers: { '': answer } },
    ]),
  ),
  '/api/v1/settings/post': {
    summary: 'Posts of the blog, newest first, without `text`; or the one with `slug`, with it (P91).',
    query: 'slug',
    answers: {
      '': inData({
        slug: text,
        title: text,
        ...maybeTexts('summary date label'),
        picture: maybe(v.looseObject(picture)),
        text: maybe(richText),
      }),
    },
    isOptional: true,
  },
  '/api/v1/geo/states/': {
    summary: 'The states, by default those of Australia.',
    answers: { '': inData({ name: maybe(text), abbreviation: text }) },
    isOptional: true,
  },
  '/suburbs': {
    summary: 'Suburbs of a state that begin with `q`. This may be a service of its own.',
    query: 'state_abbreviation q',
    answers: { 'state_abbreviation=NSW&q=al': inData({ name: text, postcode: maybe(text) }) },
    isOptional: true,
  },
  '/api/v1/email': message(fields(text, 'name email message')),
  '/api/v1/email/subscribe': message({ email: text }),
  '/api/v1/email/unsubscribe': { ...message({ token: text }, 'Ends a subscription.'), isOptional: true },
  '/api/v1/email/quote': message({
    ...fields(text, 'name email phone address state suburb postcode message description'),
    company: v.optional(text),
    productDetails: listOf({ ...fields(text, 'id productName url'), quantity: v.number() }),
  }),
};
