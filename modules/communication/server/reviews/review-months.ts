import { type RawBuilder, sql } from 'kysely';
import type { ReviewOrigin } from '#modules/communication/contract/reviews/review.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { CommunicationTables } from '../tables.ts';

interface MonthOfGrades {
  /** `2026-11`, in the brand's time zone. */
  month: string;
  origin: ReviewOrigin;
  grade: number;
  reviews: number;
}

/** Columns of `location_months`, to be added up. Deleted reviews count, as everywhere in figures. */
export const LOCATION_REVIEWS = sql.raw('grade_1 + grade_2 + grade_3 + grade_4 + grade_5');
export const LOCATION_GRADES = sql.raw(
  'grade_1 + 2 * grade_2 + 3 * grade_3 + 4 * grade_4 + 5 * grade_5',
);
export const LOCATION_RATING = sql`(sum(${LOCATION_GRADES})::numeric / nullif(sum(${LOCATION_REVIEWS}), 0))`;

/**
 * How often each grade was given in each month, read from sums: those of the brand, or of some locations, or of those that
 * the reader sees.
 */
export async function readReviewMonths(
  { db }: { db: Db<CommunicationTables> },
  clientId: string,
  { shops, isBound }: { shops: readonly string[]; isBound: boolean },
): Promise<MonthOfGrades[]> {
  const ofShops = shops.length > 0 ? sql`and location_id = any (${shops}::uuid[])` : sql``;
  const from: RawBuilder<unknown> =
    shops.length === 0 && !isBound
      ? sql`communication.review_months where client_id = ${clientId}`
      : sql`communication.location_months cross join lateral (values
          (1, grade_1), (2, grade_2), (3, grade_3), (4, grade_4), (5, grade_5)) as by_grade (grade, reviews)
        where client_id = ${clientId} ${ofShops}`;
  const { rows } = await sql<MonthOfGrades>`
    select to_char(month, 'YYYY-MM') as month, origin, grade, sum(reviews)::bigint as reviews from ${from}
    group by month, origin, grade having sum(reviews) > 0 order by month`.execute(db);
  return rows;
}
