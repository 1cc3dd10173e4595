import type { TestApp } from '#platform/testing/test-app.ts';
import type { TouchpointsTables } from '../../tables.ts';
import { getVisitJournal } from '../../visits/visit-journal.ts';
import { anotherAddress } from './another-address.ts';
import { brandWithHost, PHONE } from './brand-with-host.ts';

/** A brand with short URLs, and its counts. */
export async function followedBrand(suite: TestApp) {
  const { app } = suite;
  const brand = await brandWithHost(suite, { name: 'Maison Aubrac' });
  const db = app.database.ofClient<TouchpointsTables>(brand.id);

  /** Follows a URL on the brand's own host, with a different phone each time. */
  const follow = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    suite
      .visitor({ host: brand.host, 'user-agent': PHONE, accept: 'text/html' })
      .send({ method, path, headers, remoteAddress: anotherAddress() });

  async function visitsOf(touchpointId: string) {
    await getVisitJournal({ app }).settle();
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
