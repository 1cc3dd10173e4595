import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  REVIEW_STATUSES,
  type ReviewOrigin,
  type ReviewStatus,
} from '#modules/communication/contract/reviews/review.ts';
import type { getReviewFiguresCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { placesByIds } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import type { Context } from '../tables.ts';

/** Statuses that need a user. */
export const OPEN_STATUSES = ['ready', 'manual', 'to_reassess', 'failed'] as const;

/**
 * Reviews by status, also by location if `of` says so: the folded sums plus the changes since. Only the folding job
 * changes sums, so readers never wait for the locks of a long import. Users restricted to locations cannot read brand
 * sums.
 */
export function countedReviews(clientId: string, of: 'locations' | 'brand'): RawBuilder<unknown> {
  const location = of === 'brand' ? sql`` : sql`location_id,`;
  const table = of === 'brand' ? 'review_status_counts' : 'review_counts';
  return sql`(
    select ${location} status, reviews from ${sql.id('communication', table)} where client_id = ${clientId}
    union all
    select ${location} status, change from communication.review_count_changes where client_id = ${clientId}
  ) as counted`;
}

/** Number of reviews by status, limited to the user's locations [REV-01]. */
export async function readReviewCounts(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  { isBound = false }: { isBound?: boolean } = {},
): Promise<{ counts: Record<ReviewStatus, number>; open: number }> {
  const { rows } = await sql<{ status: ReviewStatus; reviews: number }>`
    select status, sum(reviews)::bigint as reviews
    from ${countedReviews(clientId, isBound ? 'locations' : 'brand')} group by status`.execute(db);
  const counts = Object.fromEntries(REVIEW_STATUSES.map((status) => [status, 0])) as Record<
    ReviewStatus,
    number
  >;
  for (const { status, reviews } of rows) counts[status] = reviews;
  return { counts, open: OPEN_STATUSES.reduce((sum, status) => sum + counts[status], 0) };
}

interface MonthOfGrades {
  /** `2026-11`, in the brand's time zone. */
  month: string;
  origin: ReviewOrigin;
  grade: number;
  reviews: number;
}

/** Columns of `location_months` to sum. Includes deleted reviews, as in all figures. */
export const LOCATION_REVIEWS = sql.raw('grade_1 + grade_2 + grade_3 + grade_4 + grade_5');
export const LOCATION_GRADES = sql.raw(
  'grade_1 + 2 * grade_2 + 3 * grade_3 + 4 * grade_4 + 5 * grade_5',
);
export const LOCATION_RATING = sql`(sum(${LOCATION_GRADES})::numeric / nullif(sum(${LOCATION_REVIEWS}), 0))`;

/** Number of each grade per month, from sums: of the brand, of some locations, or of those that the user sees. */
export async function readReviewMonths(
  { db }: Pick<Context, 'db'>,
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

export interface FiguresScope {
  clientId: string;
  timeZone: string;
  shops: readonly string[];
  /** The user only sees some locations. */
  isBound: boolean;
}
type Figures = CallOutput<typeof getReviewFiguresCall>;

const RECENT_DAYS = 90;
/** Rates and reply times use the latest reviews with a comment, because more would not change them. */
const SAMPLE = 2_000;
const MONTHS = 12;
const LOCATIONS = 5;

/** Figures above the list: open reviews, response time, and the rating by month [REV-01]. */
export async function readReviewFigures(
  { db, app }: Context,
  scope: FiguresScope,
): Promise<Figures> {
  const { clientId, shops, timeZone, isBound } = scope;
  const ofShops: RawBuilder<SqlBool> =
    shops.length > 0 ? sql`location_id = any (${shops}::uuid[])` : sql`true`;
  const waiting = await sql<{ unanswered: number; oldest: Date | null }>`
    select
      (select coalesce(sum(reviews), 0)::bigint
        from ${countedReviews(clientId, isBound || shops.length > 0 ? 'locations' : 'brand')}
        where status = any (${OPEN_STATUSES}::text[]) and ${ofShops}) as unanswered,
      least(${sql.join(OPEN_STATUSES.map((status) => oldestOf(clientId, status, ofShops)))}) as oldest`.execute(
    db,
  );
  const recent = await sql<{ replyRate: number | null; hours: number | null }>`
    select avg(coalesce((reply.state = 'sent')::int, 0))::float8 as "replyRate",
      percentile_cont(0.5) within group (order by extract(epoch from reply.sent_at - review.received_at) / 3600)
        filter (where reply.state = 'sent' and reply.sent_at >= review.received_at) as hours
    from (
      select client_id, id, received_at from communication.reviews
      where client_id = ${clientId} and has_comment and deleted_at is null and ${ofShops}
        and written_at > now() - make_interval(days => ${RECENT_DAYS})
      order by written_at desc limit ${SAMPLE}
    ) as review
    left join communication.replies as reply
      on reply.client_id = review.client_id and reply.review_id = review.id`.execute(db);
  const months = await readReviewMonths({ db }, clientId, scope);
  return {
    unanswered: waiting.rows[0]?.unanswered ?? 0,
    oldest: waiting.rows[0]?.oldest?.toISOString() ?? null,
    replyRate: recent.rows[0]?.replyRate ?? null,
    medianHoursToReply: recent.rows[0]?.hours ?? null,
    rating: ratingOf(months).rating,
    months: lastMonths(timeZone).map((month) => ({
      month,
      ...ratingOf(months.filter((each) => each.month === month)),
    })),
    locations: await readWaitingLocations({ db, app }, clientId, ofShops),
  };
}

/** One index lookup by status and date. */
function oldestOf(clientId: string, status: string, ofShops: RawBuilder<SqlBool>) {
  return sql`(select written_at from communication.reviews
    where client_id = ${clientId} and status = ${status} and deleted_at is null and ${ofShops}
    order by written_at limit 1)`;
}

function ratingOf(months: readonly { grade: number; reviews: number }[]) {
  const reviews = months.reduce((sum, each) => sum + each.reviews, 0);
  const grades = months.reduce((sum, each) => sum + each.grade * each.reviews, 0);
  return { rating: reviews > 0 ? grades / reviews : null, reviews };
}

/** The brand's last twelve months, including the current one. */
function lastMonths(timeZone: string): string[] {
  const [year = 0, month = 0] = dayIn(Date.now(), timeZone).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, at) =>
    new Date(Date.UTC(year, month - MONTHS + at, 1)).toISOString().slice(0, 7),
  );
}

async function readWaitingLocations(
  { db, app }: Context,
  clientId: string,
  ofShops: RawBuilder<SqlBool>,
): Promise<Figures['locations']> {
  const { rows } = await sql<{ id: string; unanswered: number; rating: number | null }>`
    select waiting.id, waiting.unanswered, (
      select ${LOCATION_RATING}::float8 from communication.location_months
      where client_id = ${clientId} and location_id = waiting.id) as rating
    from (
      select location_id as id, sum(reviews)::bigint as unanswered from ${countedReviews(clientId, 'locations')}
      where location_id is not null and status = any (${OPEN_STATUSES}::text[]) and ${ofShops}
      group by location_id having sum(reviews) > 0
      order by unanswered desc, location_id limit ${LOCATIONS}
    ) as waiting
    order by waiting.unanswered desc, waiting.id`.execute(db);
  const ids = rows.map(({ id }) => id);
  const places =
    ids.length > 0 ? await app.ports.call(placesByIds, { clientId, ids }, { db, app }) : [];
  const names = new Map(places.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({ ...row, name: names.get(row.id) ?? '' }));
}
