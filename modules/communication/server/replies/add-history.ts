import type { ReplyHistoryKind } from '#modules/communication/contract/reviews/review.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { CommunicationTables } from '../tables.ts';

interface HistoryLine {
  reviewId: string;
  locationId: string | null;
  kind: ReplyHistoryKind | 'answered-at-source';
  /** Null is the bot or the source. */
  by?: string | null;
  text: string | null;
}

/** Writes down what happened to reviews and their replies. */
export async function addHistory(
  { db }: { db: Db<CommunicationTables> },
  clientId: string,
  lines: readonly HistoryLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await db
    .insertInto('communication.review_history')
    .values(
      lines.map(({ reviewId, locationId, kind, by = null, text }) => ({
        client_id: clientId,
        id: uuidV7(),
        review_id: reviewId,
        location_id: locationId,
        kind,
        by_user: by,
        text,
      })),
    )
    .execute();
}
