import { sql } from 'kysely';
import type { StampCard } from '#modules/corner-shop/contract/stamp-card.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { CornerShopTables } from '../tables.ts';
import { type StampCardRow, stampCardColumns, toStampCard } from './stamp-card-row.ts';

export async function readStampCard(
  { db }: { db: Db<CornerShopTables> },
  { clientId, id }: { clientId: string; id: string },
): Promise<StampCard> {
  const { rows } = await sql<StampCardRow>`
    select ${stampCardColumns} from corner_shop.stamp_cards as kept
    where kept.client_id = ${clientId} and kept.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return toStampCard(row);
}
