import { expect, test } from 'vitest';
import { normalizeTypedTime } from '../components/hour-spans.tsx';

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['18h30', '18:30'],
  ['18 h', '18:00'],
  ['24', '24:00'],
  [' 09:00 ', '09:00'],
])('%j is understood as %s', (typed, clock) => {
  expect(normalizeTypedTime(typed)).toBe(clock);
});

test.each(['', 'noon', '25', '24:30', '9:75', '9:3', '12345'])('%j is left as it is', (typed) => {
  expect(normalizeTypedTime(typed)).toBe(typed);
});
