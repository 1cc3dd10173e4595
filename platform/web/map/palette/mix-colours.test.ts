import { expect, test } from 'vitest';
import { mixColours } from './map-palette.ts';

test('all of a colour hides what lies under it, none of it shows it', () => {
  expect(mixColours('#467e72', '#ffffff', 1)).toBe('#467e72');
  expect(mixColours('#467e72', '#ffffff', 0)).toBe('#ffffff');
});

test('half of black on white is grey, in short hex as well', () => {
  expect(mixColours('#000', '#fff', 0.5)).toBe('#808080');
});
