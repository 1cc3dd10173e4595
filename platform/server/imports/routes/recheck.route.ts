import { importNotPossible } from '#platform/contract/imports/import-problems.ts';
import { checkFile } from '../check-file.ts';
import { findCheck, reportOf } from '../import-checks.ts';
import type { ImportDefinition } from '../import-definition.ts';
import { route } from '../import-tables.ts';

/** The same file with other columns; once its writing was started it stays as it was checked. */
export const recheckRoute = (definition: ImportDefinition<Record<string, unknown>>) =>
  route(
    definition.calls.recheck,
    async ({ app, db, params, body, membership: { clientId }, principal: { userId, locale } }) => {
      const check = await findCheck(db, {
        importName: definition.name,
        clientId,
        userId,
        id: params.id,
      });
      if (check.job_id) throw importNotPossible();
      const { report, linesId } = await checkFile({
        app,
        db,
        clientId,
        userId,
        locale,
        definition,
        file: await app.files.find(db, { clientId, id: check.file_id }),
        chosen: body.columns,
      });
      const { numUpdatedRows } = await db
        .updateTable('platform.import_checks')
        .set({ report: JSON.stringify(report), lines_id: linesId })
        .where('client_id', '=', clientId)
        .where('id', '=', check.id)
        .where('lines_id', '=', check.lines_id)
        .where('job_id', 'is', null)
        .executeTakeFirst();
      const isKept = numUpdatedRows > 0n;
      await app.files.remove(db, { clientId, id: isKept ? check.lines_id : linesId });
      if (!isKept) throw importNotPossible();
      return reportOf({ id: check.id, report, job_id: null });
    },
    { ownTransactions: true },
  );
