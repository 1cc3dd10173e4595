import { checkReceived } from '../check-received.ts';
import type { ImportDefinition } from '../import-definition.ts';
import { route } from '../import-tables.ts';

/** Its own transactions: reading a file takes its time, and none is to be held open meanwhile. */
export const checkRoute = (definition: ImportDefinition<Record<string, unknown>>) =>
  route(
    definition.calls.check,
    ({ app, db, file: received, membership: { clientId }, principal: { userId, locale } }) =>
      checkReceived({ app, db, clientId, userId, locale, definition, received }),
    { ownTransactions: true },
  );
