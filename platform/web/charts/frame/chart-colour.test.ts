import { expect, test } from 'vitest';
import { chartColour, colourInOrder } from './chart-format.ts';

test('series take the eight colours in order and the rest is others', () => {
  expect([0, 1, 7, 8].map(colourInOrder)).toEqual(['c1', 'c2', 'c8', 'others']);
});

test('statuses and sentiments are drawn in their marks', () => {
  expect(chartColour('converted')).toBe('var(--c-converted-mark)');
  expect(chartColour('ng')).toBe('var(--c-ng-mark)');
});

test('an unknown colour is drawn as the strong border colour', () => {
  expect(chartColour('others')).toBe('var(--c-border-strong)');
});
