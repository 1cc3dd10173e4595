import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { readLinkByGtin } from './redirect-link.ts';

const suite = await testApp({ work: false });
const { app } = suite;

test('a GTIN among many touchpoints is found by its index, deleted or not [TP-11]', async () => {
  const client = await suite.people.client();
  const owner = new pg.Client({ connectionString: suite.databaseUrl });
  await owner.connect();
  await owner.query(
    `insert into touchpoints.touchpoints
       (client_id, id, type, configuration_slug, suffix, sku, gtin, code_address, code_style, deleted_at)
     select $1, lpad(to_hex(n), 24, '0'), 'product', 'standard', 'many-' || n, 'SKU-' || n, lpad(n::text, 13, '0'),
       'https://ma.example/many-' || n || '?q', '{}', case when n % 2 = 0 then now() end
     from generate_series(1, 5000) as n`,
    [client.id],
  );
  await owner.query('analyze touchpoints.touchpoints');
  await owner.end();
  const gtin = '00000000001234';
  expect(await readLinkByGtin({ app }, { clientId: client.id, gtin })).toMatchObject({
    mainSuffix: 'many-1234',
    deleted: true,
  });
  const plan = await sql`
    explain select id from touchpoints.touchpoints as touchpoint
    where client_id = ${client.id} and gtin_key = ${gtin}
    order by deleted_at is not null, created_at desc limit 1`.execute(
    app.database.ofClient(client.id),
  );
  expect(JSON.stringify(plan.rows)).toContain('touchpoints_of_gtin');
});
