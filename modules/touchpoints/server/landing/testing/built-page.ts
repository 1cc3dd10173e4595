import { sql } from 'kysely';
import type { Locale } from '#platform/contract/locale.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { landingBuilds } from './landing-builds.ts';
import { productBrand, type TestProduct } from './product-brand.ts';

/** A brand with one built page and optional shops. */
export async function builtPage(
  suite: TestApp,
  given: { product?: TestProduct; locales?: [Locale, ...Locale[]]; name?: string } = {},
) {
  const brand = await productBrand(suite, given);
  await brand.product('MA-26', given.product);
  const id = await brand.touchpoint('MA-26', 'cocotte-26');
  const clientId = brand.client.id;
  await landingBuilds(suite).build(clientId);

  async function shop(
    name: string,
    at: [number, number],
    postalCode: string,
    country = 'FR',
  ): Promise<void> {
    await sql`
      insert into directory.locations (client_id, id, code, name, postal_code, city, country, phone, latitude, longitude)
      values (${clientId}, ${uuidV7()}, ${name}, ${name}, ${postalCode}, ${`City of ${name}`}, ${country},
        '+33 5 65 44 30 15', ${at[0]}, ${at[1]})`.execute(suite.app.database.acrossClients());
  }

  return { ...brand, id, shop };
}
