import { checkAgain } from '../check-again.ts';
import { checkReceived } from '../check-received.ts';
import { findCheck, toImportReport } from '../import-checks.ts';
import type { ImportDefinition } from '../import-definition.ts';
import { route } from '../route.ts';
import { startWriting } from '../start-writing.ts';
import type { WriteImportJob } from '../write-import.job.ts';

export const checkRoute = (definition: ImportDefinition<Record<string, unknown>>) =>
  route(
    definition.calls.check,
    ({ app, db, file: received, membership: { clientId }, principal: { userId, locale } }) =>
      checkReceived({ db, app }, { clientId, userId, locale, definition, received }),
  );

export const reportRoute = (definition: ImportDefinition<Record<string, unknown>>) =>
  route(definition.calls.report, async ({ db, params, membership, principal }) =>
    toImportReport(
      await findCheck(
        { db },
        {
          importName: definition.name,
          clientId: membership.clientId,
          userId: principal.userId,
          id: params.id,
        },
      ),
    ),
  );

export const recheckRoute = (definition: ImportDefinition<Record<string, unknown>>) =>
  route(
    definition.calls.recheck,
    ({ app, db, params, body, membership: { clientId }, principal: { userId, locale } }) =>
      checkAgain(
        { db, app },
        {
          clientId,
          userId,
          locale,
          id: params.id,
          definition,
          chosen: body.columns,
          newRepairs: body.repairs,
          reading: body.reading,
        },
      ),
    { ownTransactions: true },
  );

export const writeRoute = (
  definition: ImportDefinition<Record<string, unknown>>,
  job: WriteImportJob,
) =>
  route(definition.calls.write, ({ app, db, params, body, membership, principal }) =>
    startWriting(
      { db, app },
      {
        clientId: membership.clientId,
        userId: principal.userId,
        id: params.id,
        terms: body,
        definition,
        job,
      },
    ),
  );
