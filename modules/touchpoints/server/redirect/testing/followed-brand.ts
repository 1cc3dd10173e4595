import type { TestHouse } from '#platform/testing/test-house.ts';
import type { TouchpointsTables } from '../../tables.ts';
import { visitJournalOf } from '../../visits/visit-journal-of.ts';
import { anotherAddress } from './another-address.ts';
import { brandWithHost, PHONE } from './brand-with-host.ts';

/** A brand whose short URLs are followed, and what was counted of it. */
export async function followedBrand(house: TestHouse) {
  const { app } = house;
  const brand = await brandWithHost(house, { name: 'Maison Aubrac' });
  const db = app.database.ofClient<TouchpointsTables>(brand.id);

  /** Another person with a phone each time, who follows an address of the brand's own host. */
  const follow = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    house
      .visitor({ host: brand.host, 'user-agent': PHONE, accept: 'text/html' })
      .send({ method, path, headers, remoteAddress: anotherAddress() });

  async function visitsOf(touchpointId: string) {
    await visitJournalOf(app).settle();
    return db
      .selectFrom('touchpoints.visits')
      .select(['id', 'suffix', 'kind', 'country', 'device'])
      .where('client_id', '=', brand.id)
      .where('touchpoint_id', '=', touchpointId)
      .orderBy('kind', 'desc')
      .execute();
  }

  /** The brand has a website, where short URLs may lead. */
  async function configure() {
    const values = {
      client_id: brand.id,
      slug: 'standard',
      name: 'Standard',
      site_url: 'https://aubrac.example/',
      style: '{}',
    };
    await db.insertInto('touchpoints.configurations').values(values).execute();
  }

  return { brand, db, follow, visitsOf, configure };
}
