import { startCounting } from '@storefront/shared/testing/count-steps';
import { expectLinear } from '@storefront/shared/testing/hostile-texts';

const count = startCounting();

test('a form for a quote', async () => {
  const { fieldHint, quoteErrors, quoteFieldNames, readQuoteFields } = await import('./quote-fields');
  const { readQuoteKey } = await import('./quote-draft');
  const { quotePayload } = await import('./quote-payload');
  expectLinear(
    count,
    (text) => {
      const form = new FormData();
      for (const name of ['key', ...quoteFieldNames]) form.set(name, text);
      const fields = readQuoteFields(form);
      readQuoteKey(form);
      quoteErrors(fields);
      for (const name of quoteFieldNames) fieldHint(name, fields[name]);
      quotePayload(fields, [], []);
    },
    { units: ['\r\n', 'a@b', '.a', 'É ', '04 '], prefixes: ['', 'a@', '04'] },
  );
});

test('the subject in an address', async () => {
  const { postedSubject, readQuoteSubject } = await import('./quote-subject');
  expectLinear(count, (text) => postedSubject(readQuoteSubject(text), new FormData()), {
    units: ['product=a&', '&quantity=1'],
    prefixes: ['?', '?product='],
  });
});

test('a stored draft', async () => {
  const { readJson } = await import('@storefront/shared/contracts/well-formed');
  const { readTyped } = await import('./quote-fields');
  expectLinear(
    count,
    (text) => readTyped(readJson(JSON.stringify({ message: text, key: [text], email: { text } }))),
    {
      units: ['\\ud800'],
    },
  );
});
