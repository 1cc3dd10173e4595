import { findCheck, reportOf } from '../import-checks.ts';
import type { ImportDefinition } from '../import-definition.ts';
import { route } from '../import-tables.ts';

export const reportRoute = (definition: ImportDefinition<Record<string, unknown>>) =>
  route(definition.calls.report, async ({ db, params, membership, principal }) =>
    reportOf(
      await findCheck(db, {
        importName: definition.name,
        clientId: membership.clientId,
        userId: principal.userId,
        id: params.id,
      }),
    ),
  );
