import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TextTable } from './text-table.ts';

test('each text has one number, in the order in which it first came [LOC-06]', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 3_000 }), (texts) => {
      const table = new TextTable();
      const known = new Map<string, number>();
      for (const text of texts) {
        expect(table.numberOf(text)).toBe(known.get(text));
        if (!known.has(text)) known.set(text, known.size);
        expect(table.add(text)).toBe(known.get(text));
      }
      expect(table.texts).toEqual([...known.keys()]);
    }),
    { numRuns: 20 },
  );
});

test('it grows over many texts and finds them all [LOC-06]', () => {
  const table = new TextTable();
  const texts = Array.from({ length: 5_000 }, (_, number) => `X${number}`);
  for (const [number, text] of texts.entries()) expect(table.add(text)).toBe(number);
  expect(texts.map((text) => table.numberOf(text))).toEqual(texts.map((_, number) => number));
  expect([table.numberOf(''), table.numberOf('X5000')]).toEqual([undefined, undefined]);
});
