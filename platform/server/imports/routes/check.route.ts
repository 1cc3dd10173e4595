import { IMPORT_KINDS } from '#platform/contract/imports/import-report.ts';
import { UPLOAD_LIMIT_BYTES } from '#platform/contract/limits.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import { checkFile } from '../check-file.ts';
import { CHECK_HOURS, reportOf } from '../import-checks.ts';
import type { ImportDefinition } from '../import-definition.ts';
import { route } from '../import-tables.ts';

/** Its own transactions: reading a file takes its time, and none is to be held open meanwhile. */
export const checkRoute = (definition: ImportDefinition<Record<string, unknown>>) =>
  route(
    definition.calls.check,
    async ({
      app,
      db,
      file: received,
      membership: { clientId },
      principal: { userId, locale },
    }) => {
      const file = await app.files.put(db, {
        clientId,
        ...received,
        maxBytes: UPLOAD_LIMIT_BYTES,
        allow: IMPORT_KINDS,
        ownerUserId: userId,
        expiresAt: new Date(Date.now() + CHECK_HOURS * 60 * 60 * 1000),
      });
      try {
        const { report, linesId } = await checkFile({
          app,
          db,
          clientId,
          userId,
          locale,
          definition,
          file,
        });
        const row = { id: uuidV7(), report, job_id: null };
        await db
          .insertInto('platform.import_checks')
          .values({
            client_id: clientId,
            id: row.id,
            import_name: definition.name,
            user_id: userId,
            file_id: file.id,
            lines_id: linesId,
            report: JSON.stringify(report),
          })
          .execute();
        return reportOf(row);
      } catch (error) {
        await app.files.remove(db, file);
        throw error;
      }
    },
    { ownTransactions: true },
  );
