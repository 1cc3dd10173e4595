import { expect, test } from 'vitest';
import { splitForCut } from './marked-text.tsx';

test('a long name preserves its end, which distinguishes it from similar names', () => {
  expect(splitForCut('cocotte-en-fonte-nuit-18-cm')).toEqual(['cocotte-en-fonte-nu', 'it-18-cm']);
});

test('a short name has no middle to lose', () => {
  expect(splitForCut('vitrine-noel')).toEqual(['vitrine-noel', '']);
});

test('no sign is torn apart', () => {
  expect(splitForCut(`${'a'.repeat(12)}🍳${'b'.repeat(7)}`)[1]).toBe(`🍳${'b'.repeat(7)}`);
});
