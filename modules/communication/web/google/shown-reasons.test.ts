import { expect, test } from 'vitest';
import { shownReasons } from './shown-reasons.ts';

test('reasons that another one includes are left out of a suggested profile [REV-09]', () => {
  expect(
    shownReasons(['same-code', 'same-name', 'same-street', 'same-postcode', 'same-city', 'near']),
  ).toEqual(['same-code', 'same-name', 'same-street']);
  expect(shownReasons(['similar-name', 'other-street', 'same-postcode', 'same-city'])).toEqual([
    'similar-name',
    'other-street',
    'same-postcode',
  ]);
  expect(shownReasons(['same-street', 'other-postcode', 'several-alike'])).toEqual([
    'same-street',
    'other-postcode',
    'several-alike',
  ]);
  expect(shownReasons(['other-name', 'near'])).toEqual(['other-name', 'near']);
});
