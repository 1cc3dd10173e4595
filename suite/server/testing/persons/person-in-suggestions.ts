import { createChangeRequest } from '#modules/directory/contract/change-requests/change-request.ts';
import type { DirectoryTables } from '#modules/directory/server/tables.ts';
import { Shop } from '#modules/directory/server/testing/shop.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { EMAIL, PHONE } from './rare-person.ts';

/** A suggestion whose comment, messages and reason contain the person's address. */
export async function inSuggestions(
  { app }: TestApp,
  { clientId, userId }: { clientId: string; userId: string },
): Promise<void> {
  const locationId = await new Shop(app).location({ id: clientId });
  const db = app.database.ofClient<DirectoryTables>(clientId);
  const request = {
    locationId,
    kind: 'closed',
    changes: {},
    duplicateOfId: null,
    since: null,
    evidence: 'phoned',
    comment: `${EMAIL} says that it is closed, call ${PHONE}`,
    photoFileId: null,
  } as const;
  const { id } = await app.ports.call(
    createChangeRequest,
    { clientId, userId, request },
    { db, app },
  );
  const message = {
    userId,
    isQuestion: true,
    at: new Date().toISOString(),
    text: `Is it ${EMAIL}?`,
  };
  await db
    .updateTable('directory.change_requests')
    .set({ reason: `Not what ${EMAIL} says`, messages: JSON.stringify([message]) })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute();
}
