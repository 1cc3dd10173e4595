import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { WhichTouchpoints } from '#modules/touchpoints/contract/touchpoint-list.ts';
import type { Db } from '#platform/server/database/database.ts';
import { chosenBatches } from '../../bulk/chosen-batches.ts';
import { chosenTouchpoints } from '../../queries/chosen-touchpoints.ts';
import type { TouchpointsTables } from '../../tables.ts';
import { markWaiting } from './mark-waiting.ts';

/** Of the chosen touchpoints those that have a landing page; over `touchpointsWithTotals`. */
export function withLandingPageSql(which: WhichTouchpoints, clientId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${chosenTouchpoints(which, clientId)}
    and touchpoint.type = 'product' and touchpoint.deleted_at is null`;
}

/**
 * Marks matching pages for a complete rebuild in batches, each a separate commit unless the caller has a transaction.
 * Returns their number.
 */
export async function markManyWaiting(
  { db }: { db: Db<TouchpointsTables> },
  given: { clientId: string; fit: RawBuilder<SqlBool>; signal?: AbortSignal },
): Promise<number> {
  const { clientId, fit, signal } = given;
  let marked = 0;
  for await (const ids of chosenBatches({ db }, fit)) {
    signal?.throwIfAborted();
    const which = sql<SqlBool>`touchpoint.id = any (${ids}::text[])`;
    marked += await markWaiting({ db }, { clientId, which, fresh: true });
  }
  return marked;
}
