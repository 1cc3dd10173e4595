import { expect, test } from 'vitest';
import { searchCall } from '#platform/contract/search.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { defineModule } from '../module.ts';
import type { SearchSource } from '../module-parts.ts';

const source = (menu: string, search: SearchSource['search']): SearchSource => ({
  menu,
  roles: ['brand_admin'],
  search,
});
const hit = { id: '1', path: 'touchpoints/1', title: 'Cocotte', meta: '' };

const suite = await testApp({
  work: false,
  modules: [
    defineModule({
      name: 'try-search',
      persons: { holdsNone: 'stores nothing' },
      searches: [
        source('touchpoints/list', async () => ({ hits: [hit], total: 1 })),
        source('profilehub/contacts', () => Promise.reject(new Error('out of reach'))),
        source('settings/users', () => Promise.reject(new Error('not for this user'))),
      ],
    }),
  ],
});

test('a kind that cannot be searched is named, and the others are found [NAV-08]', async () => {
  const client = await suite.people.client();
  const menus = ['touchpoints/list', 'profilehub/contacts'];
  const user = await suite.people.user({ at: [{ client, role: 'brand_admin', menus }] });
  const visitor = await suite.visitor().as(user);
  const { status, body } = await visitor.call(searchCall, {
    query: { clientId: client.id, q: 'cocotte' },
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    groups: [{ kind: 'touchpoints/list', total: 1, hits: [hit] }],
    failed: ['profilehub/contacts'],
  });
});
