import { sql } from 'kysely';
import type { StampCard } from '#modules/corner-shop/contract/stamp-card.ts';
import { stampCardFields } from '#modules/corner-shop/contract/stamp-card-fields.ts';
import { selected } from '#platform/server/fields/field-sql.ts';

/** The columns read from `corner_shop.stamp_cards as kept`. */
export const stampCardColumns = sql`kept.id, ${selected('kept', stampCardFields)},
  kept.updated_at as "updatedAt", kept.version`;

export type StampCardRow = Omit<StampCard, 'updatedAt'> & { updatedAt: Date };

export function toStampCard(row: StampCardRow): StampCard {
  return { ...row, updatedAt: row.updatedAt.toISOString() };
}
