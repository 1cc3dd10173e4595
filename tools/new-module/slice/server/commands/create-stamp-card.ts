import type { Insertable } from 'kysely';
import { stampCardSaved } from '#modules/corner-shop/contract/events.ts';
import { codeTaken } from '#modules/corner-shop/contract/problems.ts';
import type { NewStampCard } from '#modules/corner-shop/contract/stamp-card.ts';
import { stampCardFields } from '#modules/corner-shop/contract/stamp-card-fields.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { constraintProblem } from '#platform/server/database/database-errors.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { givenColumns } from '#platform/server/fields/field-sql.ts';
import type { CornerShopTables } from '../tables.ts';

/** Adds to the stamp cards and gives the id. */
export async function createStampCard(
  { db, app }: { db: Db<CornerShopTables>; app: App },
  clientId: string,
  given: NewStampCard,
): Promise<string> {
  const id = uuidV7();
  type Columns = Insertable<CornerShopTables['corner_shop.stamp_cards']>;
  await constraintProblem({ stamp_cards_code: () => codeTaken({ code: given.code }) }, () =>
    db
      .insertInto('corner_shop.stamp_cards')
      .values({ ...givenColumns<Columns>(stampCardFields, given), client_id: clientId, id })
      .execute(),
  );
  await app.events.publish(db, stampCardSaved, { clientId, payload: { stampCardId: id } });
  return id;
}
