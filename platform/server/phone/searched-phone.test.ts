import { expect, test } from 'vitest';
import { searchedPhone } from './phone-number.ts';

test('a phone number is found however it was typed [PH-02]', () => {
  expect(searchedPhone('+43 662 55 01 39')).toBe('43662550139');
  expect(searchedPhone('+43 (0) 662 / 55-01-39')).toBe('43662550139');
  expect(searchedPhone('0043 662 550139')).toBe('43662550139');
  expect(searchedPhone('0662.550139')).toBe('662550139');
});

test('a name, an e-mail address and a few digits are not read as a phone number', () => {
  expect(searchedPhone('Anna 0662')).toBeUndefined();
  expect(searchedPhone('a@b.example')).toBeUndefined();
  expect(searchedPhone('26')).toBeUndefined();
  expect(searchedPhone('- (')).toBeUndefined();
});
