import { type RawBuilder, sql } from 'kysely';
import { stampCardsChanged } from '#modules/corner-shop/contract/events.ts';
import type { WhichStampCards } from '#modules/corner-shop/contract/stamp-card-list.ts';
import type { StampCardAction } from '#modules/corner-shop/contract/stamp-cards.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { chosenStampCardsSql } from '../queries/stamp-card-filter-sql.ts';
import type { CornerShopTables } from '../tables.ts';

/** Changes many records; those already in the target state are left alone and not counted. */
export async function changeStampCards(
  { db, app }: { db: Db<CornerShopTables>; app: App },
  clientId: string,
  { which, action }: { which: WhichStampCards; action: StampCardAction },
): Promise<number> {
  const chosen = chosenStampCardsSql(which, clientId);
  const { rows } = await STATEMENTS[action](chosen).execute(db);
  const changed = rows.length;
  if (changed > 0)
    await app.events.publish(db, stampCardsChanged, { clientId, payload: { action, changed } });
  return changed;
}

const STATEMENTS: Record<StampCardAction, (chosen: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  activate: (chosen) => setActive(chosen, true),
  deactivate: (chosen) => setActive(chosen, false),
  delete: (chosen) => sql`
    delete from corner_shop.stamp_cards as kept where ${chosen} returning kept.id`,
};

function setActive(chosen: RawBuilder<unknown>, isActive: boolean): RawBuilder<unknown> {
  return sql`
    update corner_shop.stamp_cards as kept
    set active = ${isActive}, updated_at = now(), version = kept.version + 1
    where ${chosen} and kept.active <> ${isActive} returning kept.id`;
}
