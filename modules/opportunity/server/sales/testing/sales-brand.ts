import { sql } from 'kysely';
import { salesImportCalls } from '#modules/opportunity/contract/imports.ts';
import { listJobs } from '#platform/contract/jobs.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import type { OpportunityTables } from '../../tables.ts';

interface TestRetailer {
  code: string;
  city?: string;
  area2?: string;
  activity?: string;
  closed?: boolean;
}

/** A brand with locations, products and files of sales, for tests. */
export async function salesBrand(suite: TestApp, given: { timeZone?: string } = {}) {
  const client = await suite.people.client(given);
  const admin = await suite.adminOf(client);
  const all = suite.app.database.acrossClients();
  const db = suite.app.database.ofClient<OpportunityTables>(client.id);
  const params = { uuid: client.id };
  const check = async (lines: readonly string[], header = 'location,sku,date,quantity,amount') => {
    const file = new File([[header, ...lines].join('\n')], 'sales.csv');
    return (await admin.upload(salesImportCalls.check, { params, file })).body;
  };
  const write = async (id: string) => {
    const { body, status } = await admin.call(salesImportCalls.write, {
      params: { ...params, id },
      body: {},
    });
    if (status !== 202) throw new Error(`writing answered ${status}`);
    await until(async () => {
      const jobs = await admin.call(listJobs, { query: { clientId: client.id } });
      return jobs.body.items.find((job) => job.id === body.jobId && job.state === 'done');
    });
  };
  return {
    client,
    admin,
    db,
    check,
    write,
    /** A location of the directory with its retailer of the map. */
    async location({ code, city = 'Oslo', area2, activity = '', closed = false }: TestRetailer) {
      const id = uuidV7();
      await sql`
        insert into directory.locations (client_id, id, code, name, city, country)
        values (${client.id}, ${id}, ${code}, ${`Store ${code}`}, ${city}, 'NO')`.execute(all);
      await sql`
        insert into opportunity.retailers
          (client_id, id, location_id, code, name, city, country, activity, sells, closed, area_1, area_2)
        values (${client.id}, ${id}, ${id}, ${code}, ${`Store ${code}`}, ${city}, 'NO', ${activity}, ${!closed}, ${closed},
          'NO:1:NO', ${area2 ?? null})
        on conflict (client_id, id) do update set area_1 = excluded.area_1, area_2 = excluded.area_2,
          activity = excluded.activity, closed = excluded.closed`.execute(all);
      return id;
    },
    async product(sku: string, category: string) {
      await sql`
        insert into directory.products (client_id, id, sku, names, category)
        values (${client.id}, ${uuidV7()}, ${sku}, ${JSON.stringify({ en: sku })}::jsonb, ${category})`.execute(
        all,
      );
    },
    async sells(lines: readonly string[]) {
      await write((await check(lines)).id);
    },
    sales: () =>
      db
        .selectFrom('opportunity.sales')
        .select(['location_id', 'day', 'sku', 'category', 'quantity', 'value'])
        .orderBy('day')
        .orderBy('sku')
        .execute(),
    figures: async () => {
      const rows = await db
        .selectFrom('opportunity.sales_figures')
        .select(['grain', 'starts', 'category', 'quantity', 'value'])
        .orderBy('grain')
        .orderBy('starts')
        .orderBy('category')
        .orderBy('location_id')
        .execute();
      return rows.map((row) => Object.values(row).join(' '));
    },
  };
}
