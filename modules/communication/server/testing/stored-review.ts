import { type Insertable, sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { CommunicationTables } from '../tables.ts';

type ReviewColumns = Insertable<CommunicationTables['communication.reviews']>;
type TopicColumns = Insertable<CommunicationTables['communication.review_topics']>;

/** Stores an analysed review and returns its id. */
export async function storedReview(
  app: App,
  clientId: string,
  {
    topics = [],
    ...given
  }: Partial<ReviewColumns> & {
    topics?: Pick<TopicColumns, 'topic' | 'sentiment'>[] | TopicColumns[];
  } = {},
): Promise<string> {
  const db = app.database.ofClient<CommunicationTables>(clientId);
  const id = given.id ?? uuidV7();
  const review = {
    client_id: clientId,
    id,
    origin: 'GMB' as const,
    external_id: id,
    location_id: null,
    written_at: new Date(),
    username: 'Solveig Strømsnes',
    grade: 5,
    comment: 'Fantastisk støpejernsgryte!',
    status: 'manual' as const,
    language: 'no',
    sentiment: 'PO' as const,
    analysed_at: new Date(),
    ...given,
  };
  await db.insertInto('communication.reviews').values(review).execute();
  if (topics.length > 0)
    await db
      .insertInto('communication.review_topics')
      .values(
        topics.map((topic) => ({
          client_id: clientId,
          review_id: id,
          location_id: review.location_id,
          origin: review.origin,
          written_at: review.written_at,
          ranges: [],
          words: [],
          ...topic,
        })),
      )
      .execute();
  return id;
}

/** Creates a location of the brand, optionally with an owner who is restricted to it. */
export async function storedShop(
  app: App,
  clientId: string,
  { name, ownerId }: { name: string; ownerId?: string },
): Promise<string> {
  const id = uuidV7();
  const db = app.database.acrossClients();
  await sql`
    insert into directory.locations (client_id, id, code, name, city, country)
    values (${clientId}, ${id}, ${id.slice(-8)}, ${name}, 'Oslo', 'NO')`.execute(db);
  if (ownerId !== undefined)
    await sql`
      insert into directory.associations (client_id, user_id, kind, location_id)
      values (${clientId}, ${ownerId}, 'location', ${id})`.execute(db);
  return id;
}
