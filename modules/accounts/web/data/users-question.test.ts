import { expect, test } from 'vitest';
import { readTableAddress } from '#platform/web/table/address/table-address.ts';
import { USERS_RULES, usersQuestion } from './users-question.ts';

const ask = (search: string) => usersQuestion(readTableAddress(search, USERS_RULES), 'client');

test('an address without words asks for all users by name [USR-01]', () => {
  expect(ask('')).toEqual({
    clientId: 'client',
    view: 'all',
    page: 1,
    limit: 50,
    sortBy: 'name',
    sortDesc: 'false',
  });
});

test('search, view, sort, page and filters come from the address [USR-01]', () => {
  expect(
    ask(
      '?q=anna&view=invited&sort=-status&page=3&f.role=none-of:super_admin&f.language=any-of:de,no',
    ),
  ).toMatchObject({
    q: 'anna',
    view: 'invited',
    sortBy: 'status',
    sortDesc: 'true',
    page: 3,
    notRole: 'super_admin',
    locale: 'de,no',
  });
});

test('a language that is not wanted asks for the others', () => {
  expect(ask('?f.language=none-of:de,fr').locale).toBe('en,es,it,no');
});

test('what is no role, language or view of ours is left out', () => {
  const question = ask('?view=nobody&f.role=any-of:emperor&f.language=any-of:xx');
  expect(question.view).toBe('all');
  expect(question).not.toHaveProperty('role');
  expect(question).not.toHaveProperty('locale');
});
