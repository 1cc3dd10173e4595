import { expect, test } from 'vitest';
import { PHOTOS_LIMIT } from '#modules/directory/contract/limits.ts';
import { photoPath } from '#modules/directory/contract/locations/location-photos.ts';
import { CellFault } from '#platform/server/imports/import-column.ts';
import { readPhotos, writePhotos } from './location-cells.ts';

const CLIENT = '019a8000-0001-7000-8000-000000000001';
const base = `https://suite.example${photoPath(CLIENT, '')}`;
const fileOf = (at: number) => `019a8000-0001-7000-8000-${String(at).padStart(12, '0')}`;
const read = (text: string) => readPhotos(text, {} as never);

test('photos survive export and import, whatever their descriptions contain [SUP-02] [LOC-06]', () => {
  for (const photos of [
    [{ fileId: fileOf(1), alt: '' }],
    [
      { fileId: fileOf(2), alt: 'The front (left); by night' },
      { fileId: fileOf(1), alt: '' },
      { fileId: fileOf(3), alt: ')(' },
    ],
  ])
    expect(read(writePhotos(photos, base))).toEqual(photos);
  expect(read(`${base}${fileOf(1)}\n${base}${fileOf(2)} (Inside)`)).toHaveLength(2);
});

test('an invalid photo address, a duplicate photo and too many photos are rejected at the cell [SUP-02]', () => {
  const many = Array.from({ length: PHOTOS_LIMIT + 1 }, (_, at) => `${base}${fileOf(at)}`);
  for (const wrong of [
    'front.jpg',
    'https://elsewhere.example/front.jpg',
    `${base}${fileOf(1)}; front.jpg`,
    `${base}${fileOf(1)}; ${base}${fileOf(1)}`,
    many.join('; '),
    `javascript:${base}${fileOf(1)}`,
  ])
    expect([wrong, read(wrong) instanceof CellFault]).toEqual([wrong, true]);
});
