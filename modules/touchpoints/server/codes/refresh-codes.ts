import { sql } from 'kysely';
import { touchpointsChanged } from '#modules/touchpoints/contract/touchpoint-events.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { brandOfClient } from '../queries/brand-of-client.ts';
import { configurationsOf } from '../queries/configurations.ts';
import { SCAN_MARK, shortUrlBase } from '../short-url.ts';
import type { TouchpointsTables } from '../tables.ts';

/** Codes say today’s base and look as their configuration does today, in one statement: some thousand at most [TP-10]. */
export async function refreshCodes(
  { db, app }: { db: Db<TouchpointsTables>; app: App },
  { clientId, ids }: { clientId: string; ids: readonly string[] },
): Promise<number> {
  const brand = await brandOfClient({ db, app }, clientId);
  const base = shortUrlBase(brand, app.config);
  const configurations = await configurationsOf({ db }, clientId);
  const styles = Object.fromEntries(configurations.map(({ slug, style }) => [slug, style]));
  const { numAffectedRows } = await sql`
    update touchpoints.touchpoints as touchpoint set
      code_address = case when touchpoint.digital_link then ${base} || '01/' || touchpoint.gtin_key
        else ${base} || touchpoint.suffix || ${`?${SCAN_MARK}`} end,
      code_style = coalesce(${JSON.stringify(styles)}::jsonb -> touchpoint.configuration_slug, touchpoint.code_style),
      code_made_at = now(), updated_at = now(), version = touchpoint.version + 1
    where touchpoint.client_id = ${clientId} and touchpoint.id = any (${ids}::text[])
      and touchpoint.deleted_at is null`.execute(db);
  const refreshed = Number(numAffectedRows ?? 0);
  if (refreshed > 0)
    await app.events.publish(db, touchpointsChanged, {
      clientId,
      payload: { action: 'refresh-codes', changed: refreshed },
    });
  return refreshed;
}
