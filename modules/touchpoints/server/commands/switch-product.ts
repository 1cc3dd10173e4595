import type { Db } from '#platform/server/database/database.ts';
import type { TouchpointsTables } from '../tables.ts';

/** Sets whether new touchpoints may be created for a product; existing ones continue to work. */
export async function switchProduct(
  { db }: { db: Db<TouchpointsTables> },
  { clientId, sku, activated }: { clientId: string; sku: string; activated: boolean },
): Promise<void> {
  await db
    .insertInto('touchpoints.product_switches')
    .values({ client_id: clientId, sku_key: sku.toLowerCase(), activated })
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'sku_key']).doUpdateSet({ activated, updated_at: new Date() }),
    )
    .execute();
}
