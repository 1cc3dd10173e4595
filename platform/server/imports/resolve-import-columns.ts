import type { Db } from '../database/database.ts';
import type { AnyColumn } from './column-label.ts';
import type { ImportDefinition } from './import-definition.ts';

/** The columns of an import, which may be the client's own. */
export async function resolveImportColumns(
  { columns }: Pick<ImportDefinition<Record<string, unknown>>, 'columns'>,
  of: { db: Db; clientId: string },
): Promise<readonly AnyColumn[]> {
  return typeof columns === 'function' ? columns(of) : columns;
}
