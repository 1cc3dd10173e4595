import { exportColumnUnknown } from '#platform/contract/exports/export-problems.ts';
import type { Db } from '../database/database.ts';
import type { ExportColumn, ExportDefinition } from './export-definition.ts';

/** Columns of a file: all, or the requested ones in the requested order. */
export async function exportColumns<Row, Filters>(
  { columns }: Pick<ExportDefinition<Row, Filters>, 'columns'>,
  { db, clientId, chosen }: { db: Db; clientId: string; chosen: readonly string[] | undefined },
): Promise<readonly ExportColumn<Row>[]> {
  const all = typeof columns === 'function' ? await columns({ db, clientId }) : columns;
  if (!chosen) return all;
  const byKey = new Map(all.flatMap((one) => (one.key === undefined ? [] : [[one.key, one]])));
  const fixed = all.filter(({ key }) => key === undefined);
  const wanted = [...new Set(chosen)].map((key) => {
    const column = byKey.get(key);
    if (!column) throw exportColumnUnknown({ column: key });
    return column;
  });
  return [...fixed, ...wanted];
}
