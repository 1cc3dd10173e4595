import type { ReplySettings } from '#modules/communication/contract/replies/reply-settings.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { connectedSources } from '../sources/reply-senders.ts';
import type { CommunicationTables } from '../tables.ts';
import type { ReviewToAnswer, Surroundings } from './draft-reply.ts';
import { readLocations } from './location-facts.ts';
import type { ReviewRow } from './lock-reply.ts';
import { readRecentReplies } from './recent-replies.ts';

/** Reviews that were analysed before, with their topics. */
export async function withTopics(
  { db }: { db: Db<CommunicationTables> },
  clientId: string,
  rows: readonly ReviewRow[],
): Promise<ReviewToAnswer[]> {
  const ids = rows.map(({ id }) => id);
  const topics =
    ids.length > 0
      ? await db
          .selectFrom('communication.review_topics')
          .select(['review_id', 'topic', 'sentiment'])
          .where('client_id', '=', clientId)
          .where('review_id', 'in', ids)
          .execute()
      : [];
  const byReview = Map.groupBy(topics, ({ review_id }) => review_id);
  return rows.map((row) => ({
    id: row.id,
    origin: row.origin,
    locationId: row.location_id,
    username: row.username,
    grade: row.grade,
    comment: row.comment,
    writtenAt: row.written_at,
    receivedAt: row.received_at,
    importedAt: row.imported_at,
    language: row.language,
    sentiment: row.sentiment,
    topics: byReview.get(row.id) ?? [],
    risks: row.risks,
  }));
}

/** Reads everything needed to write a reply, apart from the review itself. */
export async function readSurroundings(
  { db, app }: { db: Db<CommunicationTables>; app: App },
  {
    clientId,
    review,
    settings,
  }: { clientId: string; review: ReviewToAnswer; settings: ReplySettings },
): Promise<Surroundings> {
  const locationIds = [review.locationId];
  const given = { clientId, locationIds, formId: settings.formId };
  const locations = await readLocations({ db, app }, given);
  const recent = await readRecentReplies({ db }, { clientId, locationIds, except: [review.id] });
  const connected = await connectedSources({ db, app }, clientId);
  return {
    settings,
    locations,
    recent: recent.of(review.locationId),
    canReply: connected.has(review.origin),
  };
}
