import { expect, test } from 'vitest';
import { cardParts } from './table-cards.tsx';

const columns = [
  { id: 'url', priority: 9, namesRow: true },
  { id: 'text', priority: 9, grows: true },
  { id: 'destination', priority: 1 },
  { id: 'quantity', priority: 2, align: 'end' as const },
  { id: 'scans', priority: 8, align: 'end' as const },
  { id: 'period', priority: 7 },
  { id: 'landing', priority: 3 },
];

test('a card shows the name, the most important figure, the text and the two next', () => {
  const { name, figure, text, small } = cardParts(columns);
  expect([name?.id, figure?.id, text?.id]).toEqual(['url', 'scans', 'text']);
  expect(small.map(({ id }) => id)).toEqual(['period', 'landing']);
});

test('a name that is also the text is not written twice', () => {
  const { name, text } = cardParts([{ id: 'name', priority: 1, namesRow: true, grows: true }]);
  expect([name?.id, text]).toEqual(['name', undefined]);
});

test('without a figure the right side stays empty', () => {
  expect(cardParts(columns.filter(({ align }) => !align)).figure).toBeUndefined();
});
