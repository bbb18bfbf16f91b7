import { readJson } from '@storefront/shared/contracts/well-formed';
import { startCounting } from '@storefront/shared/testing/count-steps';
import { expectLinear } from '@storefront/shared/testing/hostile-texts';
import { fieldHint } from '../fields/field-hint';
import { quoteErrors, quoteFieldNames, readQuoteFields } from '../fields/quote-fields';
import { readTyped } from '../fields/read-typed';
import { postedSubject, readQuoteSubject } from '../subject/quote-subject';
import { readQuoteKey } from './quote-key';
import { quotePayload } from './quote-payload';

const count = startCounting();

test('a form for a quote', () => {
  expectLinear(
    count,
    (text) => {
      const form = new FormData();
      for (const name of ['key', ...quoteFieldNames]) form.set(name, text);
      const fields = readQuoteFields(form);
      readQuoteKey(form);
      quoteErrors(fields);
      for (const name of quoteFieldNames) fieldHint(name, fields[name]);
      quotePayload(fields, []);
    },
    { units: ['\r\n', 'a@b', '.a', 'É ', '04 '], prefixes: ['', 'a@', '04'] },
  );
});

test('what an address asks a quote for', () => {
  expectLinear(count, (text) => postedSubject(readQuoteSubject(text), new FormData()), {
    units: ['product=a&', '&quantity=1'],
    prefixes: ['?', '?product='],
  });
});

test('what was typed before', () => {
  expectLinear(
    count,
    (text) => readTyped(readJson(JSON.stringify({ message: text, key: [text], email: { text } }))),
    {
      units: ['\\ud800'],
    },
  );
});
