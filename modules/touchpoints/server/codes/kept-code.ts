import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CodeStyle } from '#modules/touchpoints/contract/code-style.ts';
import type { WhichTouchpoints } from '#modules/touchpoints/contract/touchpoint-list.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { chosenTouchpoints } from '../queries/chosen-touchpoints.ts';
import { touchpointsWithTotals } from '../queries/search-filter-sql.ts';
import type { TouchpointsTables } from '../tables.ts';

/** A code as it was last made, and what its print depends on. */
export interface KeptCode {
  id: string;
  suffix: string;
  gtin: string | null;
  sku: string | null;
  quantity: number | null;
  endsAt: Date | null;
  visitCap: number | null;
  visits: number;
  address: string;
  digitalLink: boolean;
  style: CodeStyle;
}

/** Of the chosen touchpoints those that are not deleted: nobody prints a code that leads nowhere. */
export function codesOf(which: WhichTouchpoints, clientId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${chosenTouchpoints(which, clientId)} and touchpoint.deleted_at is null`;
}

/** Those that fit, ordered by id; over `touchpointsWithTotals`. */
export async function keptCodes(
  { db }: { db: Db<TouchpointsTables> },
  { fit, after, limit }: { fit: RawBuilder<SqlBool>; after: string; limit: number },
): Promise<KeptCode[]> {
  const { rows } = await sql<KeptCode>`
    select touchpoint.id, touchpoint.suffix, touchpoint.gtin, touchpoint.sku, touchpoint.quantity,
      touchpoint.ends_at as "endsAt", touchpoint.visit_cap as "visitCap",
      coalesce(total.visits, 0) as visits, touchpoint.code_address as address,
      touchpoint.digital_link as "digitalLink", touchpoint.code_style as style
    from ${touchpointsWithTotals}
    where ${fit} and touchpoint.id > ${after}
    order by touchpoint.id limit ${limit}`.execute(db);
  return rows;
}

export async function keptCode(
  { db }: { db: Db<TouchpointsTables> },
  { clientId, id }: { clientId: string; id: string },
): Promise<KeptCode> {
  const fit = sql<SqlBool>`touchpoint.client_id = ${clientId} and touchpoint.id = ${id}`;
  const [kept] = await keptCodes({ db }, { fit, after: '', limit: 1 });
  if (!kept) throw notFound();
  return kept;
}
