import { sql } from 'kysely';
import { getAreaDetailsCall } from '#modules/opportunity/contract/map-detail-calls.ts';
import { mapRanges } from '#modules/opportunity/contract/periods.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import type { Visitor } from '#platform/testing/visitor.ts';
import { areaIdsAt } from '../../areas/client-areas.ts';
import { type NewIntention, writeIntentions } from '../../demand/write-intentions.ts';
import type { OpportunityTables } from '../../tables.ts';

export const FREIBURG = { longitude: 7.85, latitude: 47.995 };
export const STUTTGART = { longitude: 9.18, latitude: 48.78 };
export const STRASBOURG = { longitude: 7.75, latitude: 48.58 };

export interface Brand {
  client: Awaited<ReturnType<TestApp['people']['client']>>;
  clientId: string;
  admin: Visitor;
  areaId: string;
  /** Keys of written intentions. */
  keys: number;
}

/** Creates brands with retailers and demand for tests of the details. */
export function detailsBrands(suite: TestApp) {
  const { app } = suite;
  const db = app.database.acrossClients<OpportunityTables>();
  const { range } = mapRanges('last-3-months', dayIn(Date.now(), 'UTC'));
  return { newBrand, retailer, location, intend, detailsOf };

  /** A brand whose tests read the area Baden-Württemberg. */
  async function newBrand(): Promise<Brand> {
    const client = await suite.people.client();
    const [areas] = await areaIdsAt({ app }, client.id, [{ ...FREIBURG, country: 'DE' }]);
    const admin = await suite.adminOf(client);
    return { client, clientId: client.id, admin, areaId: areas?.[1] ?? '', keys: 0 };
  }
  async function retailer(brand: Brand, given: Record<string, unknown> & Partial<typeof FREIBURG>) {
    const place = { ...FREIBURG, ...given };
    const country = place.longitude === STRASBOURG.longitude ? 'FR' : 'DE';
    const [areas] = await areaIdsAt({ app }, brand.clientId, [{ ...place, country }]);
    const id = typeof given.id === 'string' ? given.id : uuidV7();
    await db
      .insertInto('opportunity.retailers')
      .values({
        client_id: brand.clientId,
        name: 'Haushaltswaren Lindenmüller',
        ...{ country, sells: false, ...place, id },
        ...{ area_1: areas?.[0] ?? null, area_2: areas?.[1] ?? null },
        ...{ area_3: areas?.[2] ?? null, area_4: areas?.[3] ?? null },
        created_at: new Date('2020-01-01'),
      })
      .execute();
    return id;
  }

  /** A directory location with its copy as retailer. */
  async function location(
    brand: Brand,
    given: { name?: string; city?: string } & Partial<typeof FREIBURG> = {},
  ) {
    const id = uuidV7();
    const { name = 'Lindenmüller', city = 'Freiburg' } = given;
    await sql`
      insert into directory.locations (client_id, id, code, name, city, country)
      values (${brand.clientId}, ${id}, ${id}, ${name}, ${city}, 'DE')`.execute(db);
    await retailer(brand, { name: 'Lindenmüller', ...given, id, location_id: id, sells: true });
    return id;
  }

  async function intend(brand: Brand, given: Partial<NewIntention> = {}) {
    brand.keys += 1;
    await writeIntentions({ db: app.database.ofClient(brand.clientId), app }, brand.clientId, [
      {
        source: 'search',
        sourceKey: `key ${brand.keys}`,
        day: range.from,
        country: 'DE',
        ...FREIBURG,
        precision: 'kilometre',
        sku: 'COC-26',
        category: 'Cast iron',
        ...given,
      },
    ]);
  }

  async function detailsOf(
    { clientId, areaId, admin }: Brand,
    reader: Visitor = admin,
    query = {},
  ) {
    return reader.call(getAreaDetailsCall, { params: { clientId, areaId }, query });
  }
}
