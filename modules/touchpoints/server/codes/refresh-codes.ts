import { sql } from 'kysely';
import { touchpointsChanged } from '#modules/touchpoints/contract/touchpoint-events.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { listConfigurations } from '../queries/configurations.ts';
import { readClientBrand } from '../queries/read-client-brand.ts';
import { SCAN_MARK, shortUrlBase } from '../short-url.ts';
import type { TouchpointsTables } from '../tables.ts';

/**
 * Rebuilds codes with the current base URL and the style of their configuration, in one statement; for at most a few
 * thousand codes [TP-10].
 */
export async function refreshCodes(
  { db, app }: { db: Db<TouchpointsTables>; app: App },
  { clientId, ids }: { clientId: string; ids: readonly string[] },
): Promise<number> {
  const brand = await readClientBrand({ db, app }, clientId);
  const base = shortUrlBase(brand, app.config);
  const configurations = await listConfigurations({ db }, clientId);
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
