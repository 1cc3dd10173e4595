import type { ImportDefinition } from '../import-definition.ts';
import { route } from '../import-tables.ts';
import { startWriting } from '../start-writing.ts';
import type { WriteImportJob } from '../write-import.job.ts';

export const writeRoute = (
  definition: ImportDefinition<Record<string, unknown>>,
  job: WriteImportJob,
) =>
  route(definition.calls.write, ({ app, db, params, membership, principal }) =>
    startWriting({
      app,
      db,
      clientId: membership.clientId,
      userId: principal.userId,
      id: params.id,
      definition,
      job,
    }),
  );
