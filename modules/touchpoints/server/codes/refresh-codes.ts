import { sql } from 'kysely';
import { touchpointsChanged } from '#modules/touchpoints/contract/touchpoint-events.ts';
import type { WhichTouchpoints } from '#modules/touchpoints/contract/touchpoint-filters.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { brandOfClient } from '../queries/brand-of-client.ts';
import { configurationsOf } from '../queries/configurations.ts';
import { touchpointsWithTotals } from '../queries/fits-search-filter.ts';
import { SCAN_MARK, shortUrlBase } from '../short-url.ts';
import type { TouchpointsTables } from '../tables.ts';
import { codesOf } from './kept-code.ts';

/** Codes say today's base and look as their configuration does today, all in one statement [TP-10]. */
export async function refreshCodes(
  { db, app }: { db: Db<TouchpointsTables>; app: App },
  { clientId, which }: { clientId: string; which: WhichTouchpoints },
): Promise<number> {
  const brand = await brandOfClient({ db, app }, clientId);
  const base = shortUrlBase(brand, app.config);
  const configurations = await configurationsOf(db, clientId);
  const styles = Object.fromEntries(configurations.map(({ slug, style }) => [slug, style]));
  const { numAffectedRows } = await sql`
    update touchpoints.touchpoints as touchpoint set
      code_address = case when touchpoint.digital_link then ${base} || '01/' || touchpoint.gtin_key
        else ${base} || touchpoint.suffix || ${`?${SCAN_MARK}`} end,
      code_style = coalesce(${JSON.stringify(styles)}::jsonb -> touchpoint.configuration_slug, touchpoint.code_style),
      code_made_at = now(), updated_at = now(), version = touchpoint.version + 1
    where touchpoint.client_id = ${clientId} and touchpoint.id in (
      select touchpoint.id from ${touchpointsWithTotals} where ${codesOf(which, clientId)})`.execute(
    db,
  );
  const refreshed = Number(numAffectedRows ?? 0);
  if (refreshed > 0)
    await app.events.publish(db, touchpointsChanged, {
      clientId,
      payload: { action: 'refresh-codes', changed: refreshed },
    });
  return refreshed;
}
