import { expect, test } from 'vitest';
import { readTableAddress } from '#platform/web/table/address/table-address.ts';
import { PRODUCTS_RULES, productsQuestion } from './products-question.ts';

const ask = (search: string) => productsQuestion(readTableAddress(search, PRODUCTS_RULES));

test('an address without words asks for all products by name [SUP-03]', () => {
  expect(ask('')).toEqual({ page: 1, limit: 50, sortBy: 'name', sortDesc: 'false' });
});

test('view, search and categories come from the address [SUP-03]', () => {
  expect(ask('?q=knife&view=inactive&f.category=any-of:Knives,Boards&sort=-price')).toMatchObject({
    q: 'knife',
    state: 'inactive',
    category: 'Knives|Boards',
    sortBy: 'price',
    sortDesc: 'true',
  });
});

test('products without a category can be asked for beside those of one', () => {
  expect(ask('?f.category=any-of:Knives,%7C').category).toBe('Knives|');
});
