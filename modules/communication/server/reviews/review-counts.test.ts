import { type Insertable, sql } from 'kysely';
import { expect, test } from 'vitest';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { CommunicationTables } from '../tables.ts';
import { readReviewCounts } from './review-figures.ts';

const suite = await testApp();
type ReviewColumns = Insertable<CommunicationTables['communication.reviews']>;

test('counts per status follow every insert, change and deletion at the source [REV-01]', async () => {
  const client = await suite.people.client();
  const review = (status: ReviewColumns['status']): ReviewColumns => {
    const id = uuidV7();
    return {
      client_id: client.id,
      id,
      origin: 'GMB',
      external_id: id,
      location_id: null,
      written_at: new Date(),
      username: 'Solveig',
      grade: 5,
      comment: 'Fantastisk!',
      status,
      sentiment: 'PO',
    };
  };
  const db = suite.app.database.ofClient<CommunicationTables>(client.id);
  await db
    .insertInto('communication.reviews')
    .values([review('ready'), review('ready'), review('manual')])
    .execute();
  await sql`update communication.reviews set status = 'sent' where status = 'manual'`.execute(db);
  await sql`
    update communication.reviews set deleted_at = now()
    where id = (select id from communication.reviews where status = 'ready' limit 1)`.execute(db);
  expect(await readReviewCounts({ db }, client.id)).toMatchObject({
    counts: { ready: 1, manual: 0, sent: 1 },
    open: 1,
  });
});
