import { expect, test } from 'vitest';
import { parseDigitalLinkGtin } from './parse-requested-path.ts';

const read = (path: string) => parseDigitalLinkGtin(path.split('/'));

test('a GTIN of 8, 12, 13 or 14 digits is read, with its qualifiers in their order [TP-11]', () => {
  expect(read('01/4006381333931')).toBe('04006381333931');
  expect(read('01/04006381333931')).toBe('04006381333931');
  expect(read('01/96385074')).toBe('00000096385074');
  expect(read('01/036000291452')).toBe('00036000291452');
  expect(read('01/4006381333931/10/LOT-7/21/A%B')).toBe('04006381333931');
  expect(read('01/4006381333931/22/2A/10/L/21/1')).toBe('04006381333931');
});

test('a wrong check digit, a wrong order, a foreign qualifier or a missing value is none', () => {
  const wrong = [
    '01/4006381333932',
    '01/40063813339',
    '01/٤٠٠٦٣٨١٣٣٣٩٣١',
    '01',
    '01/4006381333931/21/1/10/2',
    '01/4006381333931/10/1/10/2',
    '01/4006381333931/17/261231',
    '01/4006381333931/10',
    '01/4006381333931/10/',
    `01/4006381333931/10/${'a'.repeat(21)}`,
    '02/4006381333931',
  ];
  for (const path of wrong) expect(read(path), path).toBeUndefined();
});
