import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  authorNames,
  peopleByEmails,
  peopleByIds,
  searchPeople,
} from '#modules/directory/contract/associations.ts';
import { createApiKey } from '#platform/server/api-keys/api-keys.ts';
import { BRAND_KEY_PURPOSE } from '#platform/server/api-keys/authenticate-api-key.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const across = app.database.acrossClients();
const client = await suite.people.client();
const stranger = await suite.people.client();
const at = (role: 'brand_user' | 'sales_rep' | 'store_owner', of = client) => [
  { client: of, role },
];
const rep = await suite.people.user({ firstName: 'Bjørn', at: at('sales_rep') });
const office = await suite.people.user({ firstName: 'Bjørn', at: at('brand_user') });
const gone = await suite.people.user({ firstName: 'Bjørn', at: at('store_owner') });
const foreign = await suite.people.user({ firstName: 'Bjørn', at: at('sales_rep', stranger) });
await sql`update accounts.memberships set disabled_at = now() where user_id = ${gone.id}`.execute(
  across,
);

const everybody = [rep, office, gone, foreign].map(({ id }) => id);

test.each([
  ['above clients', across],
  ['as the client sees it', app.database.ofClient(client.id)],
])('people are found by id within the client only, %s [USR-06] [USR-09]', async (_, db) => {
  const found = await app.ports.call(
    peopleByIds,
    { clientId: client.id, userIds: everybody },
    { db, app },
  );
  expect(new Map(found.map((person) => [person.userId, [person.role, person.status]]))).toEqual(
    new Map([
      [rep.id, ['sales_rep', 'active']],
      [office.id, ['brand_user', 'active']],
      [gone.id, ['store_owner', 'disabled']],
    ]),
  );
});

test('authors are named within the client only, API keys marked as such [BEY-05]', async () => {
  const keyOf = ({ id: clientId }: { id: string }) =>
    createApiKey(
      { db: across, app },
      { clientId, purpose: BRAND_KEY_PURPOSE, subject: '' },
      { name: 'ERP', scopes: [], userId: rep.id },
    );
  const [key, foreignKey] = [await keyOf(client), await keyOf(stranger)];
  const ids = [rep.id, foreign.id, key.id, foreignKey.id];
  for (const db of [across, app.database.ofClient(client.id)])
    expect(await app.ports.call(authorNames, { clientId: client.id, ids }, { db, app })).toEqual(
      new Map([
        [rep.id, 'Bjørn Person'],
        [key.id, 'ERP (API)'],
      ]),
    );
});

test('people are found by e-mail in any case, within the client only, including disabled ones [SUP-02]', async () => {
  const emails = [rep.email.toUpperCase(), gone.email, foreign.email, 'nobody@nowhere.example'];
  for (const db of [across, app.database.ofClient(client.id)]) {
    const found = await app.ports.call(
      peopleByEmails,
      { clientId: client.id, emails },
      { db, app },
    );
    expect(new Map(found.map(({ email, status }) => [email, status]))).toEqual(
      new Map([
        [rep.email, 'active'],
        [gone.email, 'disabled'],
      ]),
    );
  }
});

test('search finds only people of this client who can represent a location [USR-06] [USR-09]', async () => {
  const find = (words: string) =>
    app.ports.call(searchPeople, { clientId: client.id, words, limit: 10 }, { db: across, app });
  expect(await find('bjorn person')).toEqual([
    {
      userId: rep.id,
      firstName: 'Bjørn',
      lastName: 'Person',
      email: rep.email,
      locale: 'en',
      role: 'sales_rep',
      status: 'active',
    },
  ]);
  expect(await find('nobody')).toEqual([]);
});
