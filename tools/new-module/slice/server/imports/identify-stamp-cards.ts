import type { stampCardFields } from '#modules/corner-shop/contract/stamp-card-fields.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { FileLine } from '#platform/server/fields/file-columns.ts';
import type {
  Identified,
  ImportRow,
  LineFault,
} from '#platform/server/imports/import-definition.ts';
import type { SeenInFile } from '#platform/server/imports/seen-in-file.ts';
import type { CornerShopTables } from '../tables.ts';

export type StampCardLine = FileLine<typeof stampCardFields, 'code'>;

/** Which lines are about something that exists, by its code in any case, and what only shows beyond one cell. */
export async function identifyStampCards({
  rows,
  db,
  clientId,
  seen,
}: {
  rows: readonly ImportRow<StampCardLine>[];
  db: Db<CornerShopTables>;
  clientId: string;
  seen: SeenInFile;
}): Promise<Identified> {
  const keys = rows.map(({ values }) => values.code.toLowerCase());
  const stored = await db
    .selectFrom('corner_shop.stamp_cards')
    .select('code_key')
    .where('client_id', '=', clientId)
    .where('code_key', 'in', keys)
    .execute();
  const known = new Set(stored.map(({ code_key }) => code_key));
  const exists = ({ values }: ImportRow<StampCardLine>) => known.has(values.code.toLowerCase());
  return {
    existing: new Set(rows.filter(exists).map(({ line }) => line)),
    faults: [
      ...seen.repeats(rows, 'code', ({ code }) => code.toLowerCase()),
      ...rows.flatMap((row) => nameFaults(row, exists(row))),
    ],
  };
}

/** A name is mandatory: a new line must have one, and a line for an existing record must not clear it. */
function nameFaults({ line, values }: ImportRow<StampCardLine>, exists: boolean): LineFault[] {
  const isMissing = values.name === undefined ? !exists : !values.name;
  return isMissing ? [{ line, column: 'name', code: 'required' }] : [];
}
