import { readListedProducts } from '../catalogue/listed-products';
import type { Database } from '../database/database';
import { composeGeneral } from '../mail/compose-emails';
import { composeQuote } from '../mail/compose-quote';
import { cleanBody } from '../mail/mail-body';
import { readMessage } from '../request/messages';
import { readQuote } from '../request/quote';

/** What the company's e-mail about a stored message says, a quote's with the prices of today. */
export async function messageSheet(database: Pick<Database, 'query'>, kind: string, payload: unknown) {
  const { company } =
    kind === 'quote' ? await composed(database, payload) : composeGeneral(readMessage(payload), '');
  const { facts, products, passages } = cleanBody(company.body);
  return { facts, products, passages };
}

async function composed(database: Pick<Database, 'query'>, payload: unknown) {
  const quote = readQuote(payload);
  const ids = quote.products.flatMap(({ id }) => id ?? []);
  const listed = await readListedProducts(database, ids);
  return composeQuote(quote, '', { listed, pricesInclude: null, answersWithin: '' });
}
