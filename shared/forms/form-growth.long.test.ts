import { startCounting } from '../testing/count-steps';
import { expectLinear } from '../testing/hostile-texts';

const count = startCounting();

test('fields of a form', async () => {
  const { emailHint } = await import('./email-hint');
  const { quantityError } = await import('./quantity-error');
  const { textErrors } = await import('./text-errors');
  const { withoutControlCharacters } = await import('./without-control-characters');
  const fields = {
    message: { label: 'Message', limit: 10_000 },
    phone: { label: 'Phone', limit: 50, phone: true },
  };
  expectLinear(
    count,
    (text) => {
      textErrors(fields, { message: text, phone: text });
      emailHint(text);
      quantityError(text);
      withoutControlCharacters(text);
    },
    { units: ['\r\n', 'a@b', '.a', '(0', '04 '], prefixes: ['', 'a@', '04'] },
  );
});
