import { sql } from 'kysely';
import type { ReplySettings } from '#modules/communication/contract/replies/reply-settings.ts';
import type { Context } from '../tables.ts';
import type { ReviewToAnswer, Surroundings } from './draft-reply.ts';
import { readLocations } from './location-facts.ts';
import type { ReviewRow } from './lock-reply.ts';
import { connectedSources } from './reply-senders.ts';

/** A reply must differ from this number of previous replies of the location. */
const COMPARED = 20;

/** The last replies of each location, newest first, without those to the given reviews. */
export async function readRecentReplies(
  { db }: Pick<Context, 'db'>,
  {
    clientId,
    locationIds,
    except,
  }: { clientId: string; locationIds: readonly (string | null)[]; except: readonly string[] },
): Promise<RecentReplies> {
  const ids = [...new Set(locationIds.filter((id) => id !== null))];
  const rows: { location_id: string | null; text: string }[] = [];
  if (ids.length > 0) {
    const found = await sql<{ location_id: string; text: string }>`
      select location.id as location_id, recent.text
      from unnest(${ids}::uuid[]) as location (id) cross join lateral (
        select text from communication.replies
        where client_id = ${clientId} and location_id = location.id
          and review_id <> all (${except}::uuid[])
        order by written_at desc limit ${COMPARED}
      ) as recent`.execute(db);
    rows.push(...found.rows);
  }
  if (locationIds.includes(null)) {
    const found = await sql<{ text: string }>`
      select text from communication.replies
      where client_id = ${clientId} and location_id is null and review_id <> all (${except}::uuid[])
      order by written_at desc limit ${COMPARED}`.execute(db);
    rows.push(...found.rows.map(({ text }) => ({ location_id: null, text })));
  }
  return new RecentReplies(rows);
}

/** Includes replies written in the same run, so that they are compared with each other too. */
export class RecentReplies {
  readonly #texts = new Map<string | null, string[]>();

  constructor(rows: readonly { location_id: string | null; text: string }[] = []) {
    for (const { location_id, text } of rows) this.of(location_id).push(text);
  }

  of(locationId: string | null): string[] {
    const known = this.#texts.get(locationId);
    if (known) return known;
    const none: string[] = [];
    this.#texts.set(locationId, none);
    return none;
  }

  add(locationId: string | null, text: string): void {
    const texts = this.of(locationId);
    texts.unshift(text);
    texts.splice(COMPARED);
  }
}

/** Reviews that are already analysed, with their topics. */
export async function withTopics(
  { db }: Pick<Context, 'db'>,
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
  return rows.map((row) =>
    toReviewToAnswer(row, {
      language: row.language,
      sentiment: row.sentiment,
      topics: byReview.get(row.id) ?? [],
      risks: row.risks,
    }),
  );
}

export function toReviewToAnswer(
  row: ReviewRow,
  analysed: Pick<ReviewToAnswer, 'language' | 'sentiment' | 'topics' | 'risks'>,
): ReviewToAnswer {
  return {
    id: row.id,
    origin: row.origin,
    locationId: row.location_id,
    username: row.username,
    grade: row.grade,
    comment: row.comment,
    writtenAt: row.written_at,
    receivedAt: row.received_at,
    importedAt: row.imported_at,
    ...analysed,
  };
}

/** Reads everything needed to write a reply, apart from the review itself. */
export async function readSurroundings(
  { db, app }: Context,
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
