import { expect, test } from 'vitest';
import { Texts } from '../texts/texts.ts';
import type { AnyColumn } from './import-column.ts';
import { matchColumns } from './match-columns.ts';
import { text } from './readers/cell-readers.ts';

const texts = new Texts();
const columns: AnyColumn[] = [
  { key: 'code', label: 'platform:export.download', example: '', read: text(9) },
  {
    key: 'birth',
    label: { words: 'Né(e) le' },
    aliases: ['Geburtstag'],
    example: '',
    read: text(9),
  },
];
const match = (headers: string[], chosen?: { header: string; column: string | null }[]) =>
  matchColumns({ headers, columns, texts, ...(chosen && { chosen }) }).map(({ column }) => column);

test('a header is understood in any language, case, accent and punctuation', () => {
  for (const header of ['CODE', 'Télécharger', 'herunterladen *', 'last-ned', ' descargar'])
    expect(match([header])).toEqual(['code']);
  for (const header of ['nee le', 'NÉ(E) LE', 'geburtstag'])
    expect(match([header])).toEqual(['birth']);
  expect(match(['', '?', 'something else'])).toEqual([null, null, null]);
});

test('no column is filled twice: the first header has it', () => {
  expect(match(['code', 'Download'])).toEqual(['code', null]);
});

test('the user’s column choice wins, by position where headers repeat', () => {
  const chosen = [
    { header: 'x', column: null },
    { header: 'x', column: 'birth' },
    { header: 'y', column: 'nonsense' },
  ];
  expect(match(['x', 'x', 'y', 'code'], chosen)).toEqual([null, 'birth', null, null]);
});
