import { startCounting } from '../testing/count-steps';
import { expectLinear } from '../testing/hostile-texts';
import { emailHint } from './email-hint';
import { quantityError } from './quantity-error';
import { textErrors } from './text-errors';
import { withoutControlCharacters } from './without-control-characters';

const count = startCounting();

test('fields of a form', () => {
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
