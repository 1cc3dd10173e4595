import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { ClientDetail, NewClient } from '#modules/directory/contract/clients/client.ts';
import {
  createClientCall,
  getClientDetailCall,
  listAllClientsCall,
  updateClientCall,
} from '#modules/directory/contract/clients/client-calls.ts';
import { clientFields } from '#modules/directory/contract/clients/client-fields.ts';
import { fieldsWith } from '#platform/contract/fields/record-fields.ts';
import { everyFieldMoves } from '#platform/testing/fields/every-field-moves.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { directorySample } from './testing/directory-sample.ts';

const suite = await testApp({ work: false });
const superAdmin = await suite.visitor().as(await suite.people.user({ superAdmin: true }));
const first = directorySample(clientFields, 0);
const second = directorySample(clientFields, 1);

async function get(uuid: string): Promise<ClientDetail> {
  return (await superAdmin.call(getClientDetailCall, { params: { uuid } })).body;
}

function fieldsOf(client: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(clientFields).map((name) => [name, client[name as keyof typeof client]]),
  );
}

test('every field of a client can be created, read, listed, changed separately and used as a filter [SUP-01]', async () => {
  await everyFieldMoves({
    fields: clientFields,
    first,
    second,
    fixed: ['identifier', 'brandId'],
    clearsTo: { locales: { defaultLocale: 'en' } },
    async make(values) {
      const made = await superAdmin.call(createClientCall, { body: values as NewClient });
      expect(made.status).toBe(201);
      expect(fieldsOf(await get(made.body.uuid))).toEqual(values);
      const { body } = await superAdmin.call(listAllClientsCall, {
        query: { q: String(values.identifier) },
      });
      const shown = fieldsWith(clientFields, 'inRow').map((name) => [name, values[name]]);
      expect(body.items).toMatchObject([Object.fromEntries(shown)]);
      return made.body.uuid;
    },
    read: async (uuid) => fieldsOf(await get(uuid)),
    change: async (uuid, changes) =>
      superAdmin.call(updateClientCall, {
        params: { uuid },
        body: { ...changes, version: (await get(uuid)).version },
      }),
    async found(groups) {
      const query = { groups: JSON.stringify(groups) };
      const { body } = await superAdmin.call(listAllClientsCall, { query });
      return body.items.map((client) => client.uuid);
    },
  });
});

test('every column of a client is declared in its fields or set by the database', async () => {
  const { rows } = await sql<{ column: string }>`
    select column_name as "column" from information_schema.columns
    where table_schema = 'directory' and table_name = 'clients' and is_generated = 'NEVER'
    order by 1`.execute(suite.app.database.acrossClients());
  const fieldColumns = fieldsWith(clientFields, 'column').map((name) => clientFields[name].column);
  const others = ['id', 'logo_file_id', 'archived_at', 'created_at', 'updated_at', 'version'];
  expect(rows.map(({ column }) => column)).toEqual([...fieldColumns, ...others].sort());
});
