import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { locationFields } from '#modules/directory/contract/locations/location-fields.ts';
import {
  openingExceptionsSchema,
  openingHoursSchema,
} from '#modules/directory/contract/locations/opening-hours.ts';
import { isGtin } from '#modules/directory/contract/products/gtin.ts';
import { productFields } from '#modules/directory/contract/products/product-fields.ts';
import { demoUsers } from './demo-people.ts';
import { demoLocations, demoShopsOfIngrid } from './directory/demo-places.ts';
import { demoProducts } from './directory/demo-products.ts';
import { demoRetailers } from './directory/load-demo-retailers.ts';
import { loadDemo } from './load-demo.ts';
import { demoLocators } from './locators/load-demo-locators.ts';
import { demoTestApp } from './testing/demo-test-app.ts';

const suite = await demoTestApp();

async function counted() {
  const { rows } = await sql`
    select (select count(*) from directory.clients) as clients, (select count(*) from directory.locations) as locations,
      (select count(*) from directory.products) as products, (select count(*) from directory.associations) as associations,
      (select count(*) from accounts.users) as users,
      (select count(*) from locator.locator_versions) as versions, (select count(*) from platform.audit_entries) as changes`.execute(
    suite.app.database.acrossClients(),
  );
  return rows[0];
}

test('the demo is loaded whole, and loading it twice changes nothing', async () => {
  const once = await counted();
  expect(once).toMatchObject({
    locations: demoLocations.length,
    products: demoProducts.length,
    users: demoUsers.length + demoRetailers.length,
    versions: demoLocators.reduce((sum, { steps }) => sum + steps.length, 0),
  });
  await loadDemo(suite.app);
  expect(await counted()).toEqual(once);
});

test.each([
  ['directory.locations', locationFields],
  ['directory.products', productFields],
])(
  'every value of %s in the demo is valid input, and stored as it would be entered',
  async (table, fields) => {
    const { rows } = await sql<{ record: Record<string, unknown> }>`
    select to_jsonb(record) as record from ${sql.table(table)} as record`.execute(
      suite.app.database.acrossClients(),
    );
    expect(rows.length).toBeGreaterThan(10);
    const checked = Object.entries(fields).filter(([, field]) => 'column' in field);
    expect(checked.length).toBeGreaterThan(5);
    const faults = checked.flatMap(([name, { column, schema }]) =>
      rows.flatMap(({ record }) => {
        const { data, success } = schema.safeParse(record[column]);
        return success && isDeepStrictEqual(data, record[column])
          ? []
          : [{ name, value: record[column] }];
      }),
    );
    expect(faults).toEqual([]);
  },
);

test('opening hours and products of the demo are valid input', () => {
  for (const { hours, exceptions } of demoLocations) {
    expect(hours === null || openingHoursSchema.safeParse(hours).success).toBe(true);
    expect(openingExceptionsSchema.safeParse(exceptions).success).toBe(true);
  }
  for (const { gtin, names } of demoProducts) {
    expect(isGtin(gtin), gtin).toBe(true);
    expect(Object.keys(names)).toHaveLength(6);
  }
  expect(demoShopsOfIngrid).toHaveLength(2);
});
