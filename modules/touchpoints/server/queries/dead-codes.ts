import { type RawBuilder, sql } from 'kysely';
import type { DeadCode } from '#modules/touchpoints/contract/dead-codes.ts';
import { suffixSchema } from '#modules/touchpoints/contract/suffix.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { TouchpointsTables } from '../tables.ts';

type Sort = 'visits' | 'lastAt' | 'suffix';

const SORTS: Record<Sort, RawBuilder<unknown>> = {
  visits: sql`visits`,
  lastAt: sql`last_at`,
  suffix: sql`suffix_key`,
};

/** What people tried and nobody has made, each with the suffix that was probably meant. */
export async function deadCodes(
  { db }: { db: Db<TouchpointsTables> },
  asked: { clientId: string; page: number; limit: number; sortBy: Sort; sortDesc: boolean },
): Promise<{ items: DeadCode[]; total: number }> {
  const direction = sql.raw(asked.sortDesc ? 'desc' : 'asc');
  const { rows } = await sql<
    DeadCode & { firstAt: Date; lastAt: Date; similar: DeadCode['similar'] }
  >`
    with page as materialized (
      select suffix, suffix_key, visits, first_at, last_at from touchpoints.dead_codes
      where client_id = ${asked.clientId} and dismissed_at is null
      order by ${SORTS[asked.sortBy]} ${direction}, suffix_key ${direction}
      limit ${asked.limit} offset ${(asked.page - 1) * asked.limit}
    )
    select page.suffix, visits, first_at as "firstAt", last_at as "lastAt",
      case when near.suffix is not null
        then json_build_object('_id', near.touchpoint_id, 'suffix', near.suffix) end as similar
    from page
    left join touchpoints.similar_suffixes(array(select suffix_key from page)) as near
      on near.tried = page.suffix_key
    order by ${SORTS[asked.sortBy]} ${direction}, suffix_key ${direction}`.execute(db);
  const { total } = await db
    .selectFrom('touchpoints.dead_codes')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('client_id', '=', asked.clientId)
    .where('dismissed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    items: rows.map((row) => ({
      ...row,
      firstAt: row.firstAt.toISOString(),
      lastAt: row.lastAt.toISOString(),
      usable: suffixSchema.safeParse(row.suffix).success,
    })),
    total,
  };
}
