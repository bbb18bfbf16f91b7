import { builtInFormat, numberCell } from './xlsx-number';

test.each([
  ['417', '00000', '00417'],
  ['0.1', '0%', '10%'],
  ['12.5', '[$€-2] #,##0.00', '12.50 €'],
  ['12.5', '£#,##0.00', '12.50 £'],
  ['12.5', '"USD" 0.00', '12.50 USD'],
  ['12.5', '0.00" ex GST"', '12.50 ex GST'],
  ['12', '#,##0.00 "per 100"', '12 per 100'],
  ['12.5', '[$US$-409]0.00', '12.50 US$'],
])('%s shown by %s is the text %s', (stored, format, text) => {
  expect(numberCell(stored, format)).toBe(text);
});

test.each([
  ['14.950000000000001', 'General', '14.95'],
  ['6.949', '#,##0.00', '6.95'],
  ['6.949', 'General', '6.949'],
  ['6.9494', '0.000', '6.9494'],
  ['4.00638133393E12', 'General', '4006381333930'],
  ['2.1e26', 'General', '2.1E+26'],
  ['0.0000001', 'General', '0.0000001'],
  ['-5', '0.00;[Red]-0.00', '-5'],
  ['90.75', '0.000', '90.750'],
  ['1.1', '0.00##', '1.1'],
  ['12.5', '_-[$$-C09]* #,##0.00_-;-[$$-C09]* #,##0.00_-', '12.50'],
  ['12.5', '"A$"0.00', '12.50'],
  ['12.5', '[$AUD] 0.00', '12.50'],
  ['12.5', '\\$0.00\\ ', '12.50'],
])('%s shown by %s is the number %s', (stored, format, text) => {
  expect(numberCell(stored, format)).toEqual({ kind: 'number', text });
});

test('digits between other characters are refused', () => {
  for (const format of ['000-000', '"SKU "0000'])
    expect(numberCell('417', format)).toEqual({ kind: 'error', text: `417 as ${format}` });
});

test('a date beyond all calendars is an error', () => {
  expect(numberCell('1E+15', 'd/m/yy')).toEqual({ kind: 'error', text: '1E+15' });
});

test('a date is none of these', () => {
  for (const format of ['d-mmm', '[$-C09]dd/mm/yy', builtInFormat(16)]) {
    expect(numberCell('45717', format)).toEqual({ kind: 'date', text: '2025-03-01' });
  }
  expect(builtInFormat(49)).toBe('General');
});
