import { expect, test } from 'vitest';
import { shopDistanceText, shopHoursText } from './shop-list.ts';

const MONDAY_NOON = new Date(2026, 10, 16, 12, 0);
const hours = [
  [
    { from: '09:30', to: '11:30' },
    { from: '14:00', to: '18:00' },
  ],
  ...Array.from({ length: 6 }, () => [{ from: '10:00', to: '19:00' }]),
];

test('the distance to a shop uses the form’s unit and is rounded where the position is approximate [FORM-02] [GEN-03]', () => {
  const formatKm = (distance: number, unit: 'km' | 'mi', isRough = false, locale = 'de') =>
    shopDistanceText(distance, { unit, isRough, locale });
  expect(formatKm(1.44, 'km')).toBe('1,4 km');
  expect(formatKm(48.3, 'km')).toBe('48 km');
  expect(formatKm(9.94, 'mi', false, 'en')).toBe('9.9 mi');
  expect(formatKm(17.2, 'km', true)).toBe('≈\u00a015 km');
});

test('the next opening hours are shown with their day in the form’s language [FORM-02]', () => {
  expect(shopHoursText(hours, 'en', MONDAY_NOON)).toBe('Mon 14:00\u2060–\u206018:00');
  expect(shopHoursText([[], ...hours.slice(1)], 'de', MONDAY_NOON)).toBe(
    'Di 10:00\u2060–\u206019:00',
  );
  expect(shopHoursText(null, 'de', MONDAY_NOON)).toBe('');
  expect(
    shopHoursText(
      Array.from({ length: 7 }, () => []),
      'de',
      MONDAY_NOON,
    ),
  ).toBe('');
});

test('hours over midnight are those of the evening until they end [FORM-02]', () => {
  const late = [[{ from: '18:00', to: '02:00' }], ...Array.from({ length: 6 }, () => [])];
  const expected = 'Mon 18:00\u2060–\u20602:00';
  expect(shopHoursText(late, 'en', MONDAY_NOON)).toBe(expected);
  expect(shopHoursText(late, 'en', new Date(2026, 10, 16, 23, 30))).toBe(expected);
  expect(shopHoursText(late, 'en', new Date(2026, 10, 17, 1, 30))).toBe(expected);
});
