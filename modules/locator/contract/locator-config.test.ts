import { expect, test } from 'vitest';
import { typeShape } from './locator-config.ts';

test('the first five types have shapes of their own; a type that is not listed is a disc [LOC-04]', () => {
  const shapes = [0, 1, 2, 3, 4].map(typeShape);
  expect(new Set(shapes).size).toBe(5);
  expect([typeShape(5), typeShape(-1)]).toEqual(['disc', 'disc']);
});
