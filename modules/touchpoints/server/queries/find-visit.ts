import { sql } from 'kysely';
import type { VisitKind } from '#modules/touchpoints/contract/statistics.ts';
import type { Db } from '#platform/server/database/database.ts';

interface FoundVisit {
  at: Date;
  kind: VisitKind;
  touchpointId: string;
  suffix: string;
  sku: string | null;
}

/** Finds a visit by the timestamp in its id, with a tolerance for clock differences. */
export async function findVisit(
  { db }: { db: Db },
  { clientId, visitId }: { clientId: string; visitId: string },
): Promise<FoundVisit | undefined> {
  const moment = momentOf(visitId);
  if (!moment) return undefined;
  const { rows } = await sql<FoundVisit>`
    select visit.at, visit.kind, visit.touchpoint_id as "touchpointId", visit.suffix, touchpoint.sku
    from touchpoints.visits as visit
    left join touchpoints.touchpoints as touchpoint
      on touchpoint.client_id = visit.client_id and touchpoint.id = visit.touchpoint_id
    where visit.client_id = ${clientId} and visit.id = ${visitId}::uuid
      and visit.at between ${moment}::timestamptz - interval '1 minute' and ${moment}::timestamptz + interval '1 minute'
    limit 1`.execute(db);
  return rows[0];
}

const VERSION_7 = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

function momentOf(visitId: string): Date | undefined {
  const [, high, low] = VERSION_7.exec(visitId) ?? [];
  if (!high || !low) return undefined;
  const moment = new Date(Number.parseInt(`${high}${low}`, 16));
  // Made up ids name years that no database has.
  return moment.getUTCFullYear() < 9998 ? moment : undefined;
}
