import { expect, test } from 'vitest';
import { readTableAddress } from '#platform/web/table/address/table-address.ts';
import { DEAD_CODES_RULES, deadCodesQuestion } from './dead-codes-question.ts';

const asked = (search: string) => deadCodesQuestion(readTableAddress(search, DEAD_CODES_RULES));

test('the codes that most people tried come first', () => {
  expect(asked('')).toEqual({ page: 1, limit: 25, sortBy: 'visits', sortDesc: 'true' });
});

test('an order of the address is asked for, one that does not exist is not', () => {
  expect(asked('?sort=suffix&page=3')).toMatchObject({
    page: 3,
    sortBy: 'suffix',
    sortDesc: 'false',
  });
  expect(asked('?sort=-firstAt')).toMatchObject({ sortBy: 'visits' });
});
