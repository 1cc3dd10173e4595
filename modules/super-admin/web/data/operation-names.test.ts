import { expect, test } from 'vitest';
import { operationNames } from './use-operation-labels.ts';

const texts = {
  title: 'Directory',
  operations: { job: { locations: { import: 'Import locations' }, sweep: 'Sweep' } },
};

test('the jobs of a module are searched by the names that have texts [SUP-05]', () => {
  expect(operationNames('directory', texts, 'job')).toEqual([
    'directory.locations.import',
    'directory.sweep',
  ]);
});

test('the name of a platform job may have the platform prefix or not', () => {
  expect(operationNames('platform', texts, 'job')).toContain('sweep');
  expect(operationNames('platform', texts, 'job')).toContain('platform.sweep');
});

test('a module without operation texts has no operation names', () => {
  expect(operationNames('directory', texts, 'mail')).toEqual([]);
  expect(operationNames('leads', undefined, 'job')).toEqual([]);
});

test('a record of a module with a two-part name is searched in its schema [SUP-05]', () => {
  const giftCardTexts = { operations: { record: { cards: 'Card' }, job: { sweep: 'Sweep' } } };
  expect(operationNames('gift-cards', giftCardTexts, 'record')).toEqual(['gift_cards.cards']);
  expect(operationNames('gift-cards', giftCardTexts, 'job')).toEqual(['gift-cards.sweep']);
});
