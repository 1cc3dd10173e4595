import type { Updateable } from 'kysely';
import { stampCardSaved } from '#modules/corner-shop/contract/events.ts';
import { codeTaken } from '#modules/corner-shop/contract/problems.ts';
import type { StampCardChanges } from '#modules/corner-shop/contract/stamp-card.ts';
import { stampCardFields } from '#modules/corner-shop/contract/stamp-card-fields.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { constraintProblem } from '#platform/server/database/database-errors.ts';
import { givenColumns } from '#platform/server/fields/field-sql.ts';
import { updateVersioned } from '#platform/server/records/update-versioned.ts';
import type { CornerShopTables } from '../tables.ts';

type Columns = Updateable<CornerShopTables['corner_shop.stamp_cards']>;

/** Changes the given fields, unless another user has changed the record since it was read. */
export async function updateStampCard(
  { db, app }: { db: Db<CornerShopTables>; app: App },
  { clientId, id }: { clientId: string; id: string },
  { version, ...changes }: StampCardChanges,
): Promise<void> {
  const read = {
    table: 'corner_shop.stamp_cards',
    key: { client_id: clientId, id },
    version,
  } as const;
  await constraintProblem({ stamp_cards_code: () => codeTaken({ code: changes.code ?? '' }) }, () =>
    updateVersioned({ db, app }, read, givenColumns<Columns>(stampCardFields, changes)),
  );
  await app.events.publish(db, stampCardSaved, { clientId, payload: { stampCardId: id } });
}
