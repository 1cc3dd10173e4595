import { sql } from 'kysely';
import { stampCardFields } from '#modules/corner-shop/contract/stamp-card-fields.ts';
import type { StampCardFilter } from '#modules/corner-shop/contract/stamp-card-list.ts';
import { exportStampCardsCall } from '#modules/corner-shop/contract/stamp-cards.ts';
import { defineExport } from '#platform/server/exports/define-export.ts';
import { exportColumns } from '#platform/server/fields/file-columns.ts';
import { stampCardFilterSql } from '../queries/stamp-card-filter-sql.ts';
import { type StampCardRow, stampCardColumns } from '../queries/stamp-card-row.ts';
import type { CornerShopTables } from '../tables.ts';

const BATCH = 1_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Stamp cards as a file, those that fit the filters; brought back it changes nothing. */
export const stampCardExport = defineExport<StampCardRow, StampCardFilter, CornerShopTables>({
  name: 'corner-shop.stamp-cards',
  call: exportStampCardsCall,
  title: 'corner-shop:list.exportJob',
  columns: exportColumns<StampCardRow>(stampCardFields),
  async *rows({ db, clientId, filters }) {
    for (let after = FIRST; ; ) {
      const { rows } = await sql<StampCardRow>`
        select ${stampCardColumns} from corner_shop.stamp_cards as kept
        where ${stampCardFilterSql(filters, clientId)} and kept.id > ${after}
        order by kept.id limit ${BATCH}`.execute(db);
      const last = rows.at(-1);
      if (!last) return;
      yield rows;
      after = last.id;
    }
  },
});
