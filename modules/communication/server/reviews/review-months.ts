import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { ReviewOrigin } from '#modules/communication/contract/reviews/review.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import type { CommunicationTables } from '../tables.ts';

type Context = { db: Db<CommunicationTables> };

/** Up to as many reviews a brand's grades are counted when they are requested; above it a job counts them every hour. */
const COUNTED_ON_REQUEST = 50_000;

interface MonthOfGrades {
  /** `2026-11`, in the brand's time zone. */
  month: string;
  origin: ReviewOrigin;
  grade: number;
  reviews: number;
}

/**
 * How often each grade was given in each month, deleted reviews included. Of a whole large brand as it was counted last;
 * of some locations, or for a reader who sees some only, as it is now.
 */
export async function readReviewMonths(
  { db }: Context,
  clientId: string,
  { shops, isBound }: { shops: readonly string[]; isBound: boolean },
): Promise<MonthOfGrades[]> {
  if (shops.length === 0 && !isBound && (await isLarge({ db }, clientId))) {
    const { rows } = await sql<MonthOfGrades>`
      select to_char(month, 'YYYY-MM') as month, origin, grade, reviews from communication.review_months
      where client_id = ${clientId} order by month`.execute(db);
    if (rows.length > 0) return rows;
  }
  const { rows } = await countMonths(
    shops.length > 0 ? sql`location_id = any (${shops}::uuid[])` : sql`true`,
    clientId,
  ).execute(db);
  return rows;
}

function countMonths(which: RawBuilder<SqlBool>, clientId: string) {
  return sql<MonthOfGrades>`
    select to_char(written_at at time zone ${clientZone}, 'YYYY-MM') as month, origin, grade, count(*) as reviews
    from communication.reviews where client_id = ${clientId} and ${which}
    group by 1, 2, 3 order by 1`;
}

async function isLarge({ db }: Context, clientId: string): Promise<boolean> {
  const { rows } = await sql<{ isLarge: boolean }>`
    select coalesce(sum(reviews), 0) > ${COUNTED_ON_REQUEST} as "isLarge" from (
      select reviews from communication.review_counts where client_id = ${clientId}
      union all
      select change from communication.review_count_changes where client_id = ${clientId}
    ) as counted`.execute(db);
  return rows[0]?.isLarge ?? false;
}

/** Writes only months that came out otherwise. */
export async function countReviewMonths({ db }: Context, clientId: string): Promise<void> {
  if (!(await isLarge({ db }, clientId))) return;
  await sql`
    with counted as (${countMonths(sql`true`, clientId)}),
    gone as (
      delete from communication.review_months as stored
      where client_id = ${clientId} and not exists (select from counted
        where (counted.month || '-01')::date = stored.month and counted.origin = stored.origin
          and counted.grade = stored.grade)
    )
    insert into communication.review_months as stored (client_id, month, origin, grade, reviews)
    select ${clientId}::uuid, (month || '-01')::date, origin, grade, reviews from counted
    on conflict (client_id, month, origin, grade) do update set reviews = excluded.reviews
    where stored.reviews <> excluded.reviews`.execute(db);
}

export const countReviewMonthsJob = defineJob({
  name: 'communication.count-review-months',
  input: z.object({}),
  cron: { expression: '17 * * * *' },
  async handle({ app, signal }) {
    const { rows } = await sql<{ id: string }>`
      select client_id as id from communication.review_counts
      group by client_id having sum(reviews) > ${COUNTED_ON_REQUEST / 2}`.execute(
      app.database.acrossClients(),
    );
    for (const { id } of rows) {
      if (signal.aborted) return;
      await countReviewMonths({ db: app.database.ofClient(id) }, id);
    }
  },
});
