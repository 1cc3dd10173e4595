import { expect, test } from 'vitest';
import { comparableGtin, gtinSchema, isGtin } from './gtin.ts';

test.each(['96385074', '036000291452', '4006381333931', '00012345600012'])(
  '%s is a GTIN [SUP-03]',
  (digits) => expect(isGtin(digits)).toBe(true),
);

test.each(['96385075', '4006381333932', '123', '40063813339310', 'abc', ''])(
  '%s is none',
  (digits) => expect(isGtin(digits)).toBe(false),
);

test('spaces do not count, and zeros in front make no other number', () => {
  expect(gtinSchema.parse('4 006381 333931')).toBe('4006381333931');
  expect(comparableGtin('036000291452')).toBe(comparableGtin('0036000291452'));
});
