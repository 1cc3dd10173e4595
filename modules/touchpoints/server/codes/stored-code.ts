import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CodeStyle } from '#modules/touchpoints/contract/code-style.ts';
import type { GuardCheck } from '#modules/touchpoints/contract/print-guard.ts';
import type { WhichTouchpoints } from '#modules/touchpoints/contract/touchpoint-list.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { chosenTouchpoints } from '../queries/chosen-touchpoints.ts';
import { touchpointsWithTotals } from '../queries/search-filter-sql.ts';
import type { TouchpointsTables } from '../tables.ts';

/** A code as it was last made, and what its print depends on. */
export interface StoredCode {
  id: string;
  suffix: string;
  /** Suffixes with the same destination, each with a separate code. */
  furtherSuffixes: string[];
  gtin: string | null;
  sku: string | null;
  quantity: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  visitCap: number | null;
  visits: number;
  address: string;
  digitalLink: boolean;
  style: CodeStyle;
  /** Findings that a user has accepted, with the style and minimum size they apply to. */
  overrule: { checks: GuardCheck[]; style: CodeStyle; sideMm: number } | null;
}

/** The chosen touchpoints without deleted ones, because their codes would have no destination. */
export function printableTouchpointsSql(
  which: WhichTouchpoints,
  clientId: string,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`${chosenTouchpoints(which, clientId)} and touchpoint.deleted_at is null`;
}

/** Those that fit, ordered by id; over `touchpointsWithTotals`. */
export async function readStoredCodes(
  { db }: { db: Db<TouchpointsTables> },
  { fit, after, limit }: { fit: RawBuilder<SqlBool>; after: string; limit: number },
): Promise<StoredCode[]> {
  const { rows } = await sql<StoredCode>`
    select touchpoint.id, touchpoint.suffix,
      array(
        select further.suffix from touchpoints.suffixes as further
        where further.client_id = touchpoint.client_id and further.touchpoint_id = touchpoint.id
          and not further.main
        order by further.suffix_key
      ) as "furtherSuffixes", touchpoint.gtin, touchpoint.sku, touchpoint.quantity,
      touchpoint.starts_at as "startsAt", touchpoint.ends_at as "endsAt", touchpoint.visit_cap as "visitCap",
      coalesce(total.visits, 0) as visits, touchpoint.code_address as address,
      touchpoint.digital_link as "digitalLink", touchpoint.code_style as style,
      case when overrule.touchpoint_id is not null then jsonb_build_object(
        'checks', overrule.checks, 'style', overrule.code_style, 'sideMm', overrule.side_mm) end as overrule
    from ${touchpointsWithTotals}
    left join touchpoints.print_overrules as overrule
      on overrule.client_id = touchpoint.client_id and overrule.touchpoint_id = touchpoint.id
    where ${fit} and touchpoint.id > ${after}
    order by touchpoint.id limit ${limit}`.execute(db);
  return rows;
}

export async function readStoredCode(
  { db }: { db: Db<TouchpointsTables> },
  { clientId, id }: { clientId: string; id: string },
): Promise<StoredCode> {
  const fit = sql<SqlBool>`touchpoint.client_id = ${clientId} and touchpoint.id = ${id}`;
  const [kept] = await readStoredCodes({ db }, { fit, after: '', limit: 1 });
  if (!kept) throw notFound();
  return kept;
}
