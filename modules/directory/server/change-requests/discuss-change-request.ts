import { MESSAGES_LIMIT } from '#modules/directory/contract/change-requests/change-request.ts';
import { tooManyMessages } from '#modules/directory/contract/change-requests/change-request-problems.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { updateVersioned } from '#platform/server/records/update-versioned.ts';
import type { DirectoryTables } from '../tables.ts';
import {
  changeRequestRow,
  lockOpenRequest,
  type ReadRequest,
  type RequestRow,
} from './decide-change-request.ts';
import { readLocationValues } from './location-values.ts';
import { notifyAdmins, notifyRequester, withdrawNotifications } from './notify-change-request.ts';

type Context = { db: Db<DirectoryTables>; app: App };

/** A question of an admin to the requester; the request stays open. */
export async function askRequester(
  { db, app }: Context,
  read: ReadRequest,
  text: string,
): Promise<void> {
  const row = await lockOpenRequest({ db, app }, read);
  const { version } = await addMessage({ db, app }, read, row, { text, isQuestion: true });
  const { name } = await readLocationValues(
    { db },
    { clientId: read.clientId, id: row.location_id },
  );
  await notifyRequester(
    { db, app },
    {
      clientId: read.clientId,
      id: row.id,
      kind: row.kind,
      shop: name,
      requestedBy: row.requested_by,
      by: read.userId,
      version,
      outcome: { kind: 'question', text },
    },
  );
}

export async function answerQuestion(
  { db, app }: Context,
  read: ReadRequest,
  text: string,
): Promise<void> {
  const row = await lockOwnRequest({ db, app }, read);
  const { version } = await addMessage({ db, app }, read, row, { text, isQuestion: false });
  const { name } = await readLocationValues(
    { db },
    { clientId: read.clientId, id: row.location_id },
  );
  await notifyAdmins(
    { db, app },
    {
      clientId: read.clientId,
      id: row.id,
      kind: row.kind,
      shop: name,
      except: read.userId,
      answer: version,
    },
  );
}

export async function withdrawRequest({ db, app }: Context, read: ReadRequest): Promise<void> {
  const { clientId, id } = read;
  await lockOwnRequest({ db, app }, read);
  await updateVersioned({ db, app }, changeRequestRow(read), { state: 'withdrawn' });
  await withdrawNotifications({ db, app }, { clientId, id, about: 'requested' });
}

/** A request of another user is not found: it is not shown either. */
async function lockOwnRequest(context: Context, read: ReadRequest): Promise<RequestRow> {
  const own = await context.db
    .selectFrom('directory.change_requests')
    .select('id')
    .where('client_id', '=', read.clientId)
    .where('id', '=', read.id)
    .where('requested_by', '=', read.userId)
    .executeTakeFirst();
  if (!own) throw notFound();
  return lockOpenRequest(context, read);
}

function addMessage(
  context: Context,
  read: ReadRequest,
  row: RequestRow,
  { text, isQuestion }: { text: string; isQuestion: boolean },
): Promise<RequestRow> {
  if (row.messages.length >= MESSAGES_LIMIT) throw tooManyMessages();
  const message = { userId: read.userId, isQuestion, at: new Date().toISOString(), text };
  return updateVersioned(context, changeRequestRow(read), {
    messages: JSON.stringify([...row.messages, message]),
  });
}
