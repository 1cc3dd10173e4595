import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SortedKeys } from '../data/sorted-keys.ts';
import { findTypos } from './find-towns.ts';

test('one slip is forgiven from four letters on, two from eight [BEY-03]', async () => {
  expect(await foundFor('lyin', ['lyon'])).toEqual(['lyon']);
  expect(await foundFor('lxyin', ['lyon'])).toEqual([]);
  expect(await foundFor('lin', ['lyon'])).toEqual([]);
  expect(await foundFor('strasborgu', ['strasbourg'])).toEqual(['strasbourg']);
});

test('a letter more, less, other or swapped with the next is one slip [BEY-03]', async () => {
  for (const typed of ['aurilllac', 'aurilac', 'aurillax', 'auirllac', 'urillac', 'uarillac'])
    expect(await foundFor(typed, ['aurillac', 'aurignac', 'orleans'])).toContain('aurillac');
});

test('an incomplete name with a typo is found [BEY-03]', async () => {
  expect(await foundFor('bordau', ['bordeaux', 'bordeauxlac', 'bergen'])).toEqual([
    'bordeaux',
    'bordeauxlac',
  ]);
});

test('the walk over the tree finds exactly what comparing with every key finds [BEY-03]', async () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(word, { maxLength: 60 }), word, async (keys, typed) => {
      const most = typed.length < 4 ? -1 : typed.length < 8 ? 1 : 2;
      const near = keys.filter((key) => {
        const allowed = key[0] === typed[0] ? most : Math.min(most, 1);
        return distance(key, typed) <= allowed || beginsNear(key, typed, most);
      });
      expect(await foundFor(typed, keys)).toEqual(near.sort());
    }),
  );
});

async function foundFor(typed: string, keys: readonly string[]): Promise<string[]> {
  const sorted = await sortedKeys(keys);
  const found: string[] = [];
  findTypos(sorted, Buffer.from(typed), (key) => found.push(sorted.text(key)));
  return found;
}

function sortedKeys(keys: readonly string[]): Promise<SortedKeys> {
  const sorted = [...keys].sort();
  const shared = sorted.map((key, index) => {
    const before = sorted[index - 1] ?? '';
    let same = 0;
    while (same < key.length && key[same] === before[same]) same++;
    return same;
  });
  const ends = sorted.map((key, index) => `${key.slice(shared[index])}\n`).join('');
  return SortedKeys.read(Uint8Array.from(shared), Buffer.from(ends));
}

function beginsNear(key: string, typed: string, most: number): boolean {
  if (most < 1) return false;
  return Array.from(key, (_, index) => key.slice(0, index + 1)).some(
    (start) => distance(start, typed) <= 1,
  );
}

function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, () =>
    new Array<number>(other.length + 1).fill(0),
  );
  const at = (row: number, column: number) => rows[row]?.[column] ?? 99;
  for (let row = 0; row <= one.length; row++)
    for (let column = 0; column <= other.length; column++) {
      let least = row === 0 ? column : column === 0 ? row : 99;
      if (row > 0 && column > 0) {
        const same = one[row - 1] === other[column - 1] ? 0 : 1;
        least = Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + same,
        );
        const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
        if (row > 1 && column > 1 && swapped) least = Math.min(least, at(row - 2, column - 2) + 1);
      }
      (rows[row] as number[])[column] = least;
    }
  return at(one.length, other.length);
}
