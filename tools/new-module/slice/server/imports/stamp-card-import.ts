import { stampCardsImported } from '#modules/corner-shop/contract/events.ts';
import { stampCardFields } from '#modules/corner-shop/contract/stamp-card-fields.ts';
import { stampCardImportCalls } from '#modules/corner-shop/contract/stamp-cards.ts';
import { importColumns } from '#platform/server/fields/file-columns.ts';
import { writeFileLines } from '#platform/server/fields/write-file-lines.ts';
import { defineImport } from '#platform/server/imports/define-import.ts';
import type { CornerShopTables } from '../tables.ts';
import { identifyStampCards, type StampCardLine } from './identify-stamp-cards.ts';

/** Stamp cards from a file, by their code. */
export const stampCardImport = defineImport<StampCardLine, CornerShopTables>({
  name: 'corner-shop.stamp-cards',
  calls: stampCardImportCalls,
  title: 'corner-shop:import.job',
  columns: importColumns<StampCardLine>(stampCardFields),
  recordColumns: ['name', 'code'],
  identify: identifyStampCards,
  async write({ rows, db, clientId, app }) {
    const payload = await writeFileLines(
      { db },
      { clientId, lines: rows },
      {
        table: 'corner_shop.stamp_cards',
        fields: stampCardFields,
        key: { field: 'code', column: 'code_key' },
      },
    );
    await app.events.publish(db, stampCardsImported, { clientId, payload });
  },
});
