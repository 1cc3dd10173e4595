import { expect, test } from 'vitest';
import { operationNames } from './use-operation-labels.ts';

const texts = {
  title: 'Directory',
  operations: { job: { locations: { import: 'Import locations' }, sweep: 'Sweep' } },
};

test('a job is looked for by the name that its words are written under [SUP-05]', () => {
  expect(operationNames('directory', texts, 'job')).toEqual([
    'directory.locations.import',
    'directory.sweep',
  ]);
});

test('what is the platform’s may begin with its name or not', () => {
  expect(operationNames('platform', texts, 'job')).toContain('sweep');
  expect(operationNames('platform', texts, 'job')).toContain('platform.sweep');
});

test('a module without such words has no such names', () => {
  expect(operationNames('directory', texts, 'mail')).toEqual([]);
  expect(operationNames('leads', undefined, 'job')).toEqual([]);
});

test('a record of a module of two words is looked for in its schema [SUP-05]', () => {
  const giftCardTexts = { operations: { record: { cards: 'Card' }, job: { sweep: 'Sweep' } } };
  expect(operationNames('gift-cards', giftCardTexts, 'record')).toEqual(['gift_cards.cards']);
  expect(operationNames('gift-cards', giftCardTexts, 'job')).toEqual(['gift-cards.sweep']);
});
