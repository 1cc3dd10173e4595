import { expect, test } from 'vitest';
import { cutBase, cutToWidth, splitForCut } from './middle-cut.tsx';

test('a long name preserves its end, which distinguishes it from similar names', () => {
  expect(splitForCut('cocotte-en-fonte-nuit-18-cm')).toEqual(['cocotte-en-fonte-nu', 'it-18-cm']);
});

test('a short name has no middle to lose', () => {
  expect(splitForCut('vitrine-noel')).toEqual(['vitrine-noel', '']);
});

test('no sign is torn apart', () => {
  expect(splitForCut(`${'a'.repeat(12)}🍳${'b'.repeat(7)}`)[1]).toBe(`🍳${'b'.repeat(7)}`);
});

test('a beginning is cut to the letter that still fits with the dots', () => {
  const widthOf = (text: string) => 10 * Array.from(text).length;
  expect(cutToWidth('cocotte', 70, widthOf)).toBe('cocotte');
  expect(cutToWidth('cocotte', 69, widthOf)).toBe('cocot…');
  expect(cutToWidth('🍳🍳🍳', 20, widthOf)).toBe('🍳…');
  expect(cutToWidth('cocotte', 5, widthOf)).toBe('…');
});

test('the part that all names share gives way first and keeps its slash', () => {
  const widthOf = (text: string) => 10 * Array.from(text).length;
  expect(cutBase('ma.example/', 110, widthOf)).toBe('ma.example/');
  expect(cutBase('ma.example/', 80, widthOf)).toBe('ma.exa…/');
  expect(cutBase('ma.example/', 0, widthOf)).toBe('…/');
  expect(cutBase('', -10, widthOf)).toBe('');
});
