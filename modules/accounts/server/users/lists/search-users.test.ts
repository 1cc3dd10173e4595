import { expect, test } from 'vitest';
import { searchCall } from '#platform/contract/search.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp({ work: false });
const client = await suite.people.client();
const stranger = await suite.people.client();
const admin = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
const found = await suite.people.user({
  firstName: 'Wolf-Dietrich',
  at: [{ client, role: 'sales_rep' }],
});
await suite.people.user({
  firstName: 'Wolf-Dieter',
  at: [{ client: stranger, role: 'sales_rep' }],
});

async function search(user: { id: string }, q: string) {
  return (await suite.visitor().as(user)).call(searchCall, { query: { clientId: client.id, q } });
}

test('the header search finds users of this client by all terms of name and e-mail [NAV-08]', async () => {
  const { body } = await search(admin, '  wolf PERSON ');
  expect(body.groups).toEqual([
    {
      kind: 'users',
      total: 1,
      hits: [
        {
          id: found.id,
          path: `settings/list/manage/${found.id}`,
          title: 'Wolf-Dietrich Person',
          meta: found.email,
        },
      ],
    },
  ]);
  expect((await search(admin, 'wolf nobody')).body.groups).toEqual([]);
});

test('signs of the pattern language are letters like any other [NAV-08]', async () => {
  expect((await search(admin, '%%')).body.groups).toEqual([]);
  expect((await search(admin, '__')).body.groups).toEqual([]);
});

test('a user without access to the user list does not find users [NAV-08] [NAV-10]', async () => {
  expect((await search(found, 'wolf')).body.groups).toEqual([]);
  const without = await suite.people.user({
    at: [{ client, role: 'brand_admin', menus: ['platform/leads'] }],
  });
  expect((await search(without, 'wolf')).body.groups).toEqual([]);
});

test('one letter is too few to search for [NAV-08]', async () => {
  const { problem } = await search(admin, ' w ');
  expect(problem.errors).toEqual([{ field: 'query.q', code: 'minLength', params: { min: 2 } }]);
});
