import { expect, test } from 'vitest';
import { readTableAddress } from '#platform/web/table/address/table-address.ts';
import { searchFilterOf, TOUCHPOINTS_RULES, touchpointsQuestion } from './touchpoints-question.ts';

const TODAY = '2026-11-15';
const read = (search: string) => readTableAddress(search, TOUCHPOINTS_RULES);

test('a list without a question asks for the newest of its first page of 25 [TP-01]', () => {
  expect(touchpointsQuestion(read(''), TODAY)).toEqual({
    searchFilter: { view: 'all', groups: [] },
    page: 1,
    limit: 25,
    sortBy: 'createdAt',
    sortDesc: true,
  });
});

test('filters of the address are one group in which all must hold [TP-01]', () => {
  const address = read(
    '?q=cocotte&view=product&f.scans=at-least:500&f.scannedIn=any-of:FR,DE&f.ended=within:current-month',
  );
  expect(searchFilterOf(address, TODAY)).toEqual({
    view: 'product',
    q: 'cocotte',
    groups: [
      {
        match: 'all',
        filters: [
          { field: 'scans', operator: 'at-least', value: 500 },
          { field: 'scannedIn', operator: 'any-of', value: ['FR', 'DE'] },
          { field: 'ended', operator: 'between', value: ['2026-11-01', '2026-11-30'] },
        ],
      },
    ],
  });
});

test('what an old address says that nobody understands any more is left out', () => {
  expect(
    searchFilterOf(read('?f.type=any-of:poster&f.scans=at-least:-4&view=gone'), TODAY),
  ).toEqual({
    view: 'all',
    groups: [],
  });
});
