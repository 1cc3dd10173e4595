import { MESSAGES_LIMIT } from '#modules/directory/contract/change-requests/change-request.ts';
import {
  answerQuestionCall,
  askRequesterCall,
  checkChangeCall,
  decideChangeRequestCall,
  declineChangeRequestCall,
  getChangeRequestCall,
  getRequestPhotoCall,
  listChangeRequestsCall,
  undoDecisionCall,
  uploadRequestPhotoCall,
  withdrawChangeRequestCall,
} from '#modules/directory/contract/change-requests/change-request-calls.ts';
import { tooManyMessages } from '#modules/directory/contract/change-requests/change-request-problems.ts';
import { decideChanges, seeChangeRequests } from '#modules/directory/contract/permissions.ts';
import { holds } from '#platform/contract/permission.ts';
import { notFound } from '#platform/contract/problems.ts';
import { updateVersioned } from '#platform/server/records/update-versioned.ts';
import type { Membership, Principal } from '#platform/server/sessions/principal.ts';
import { uploadPhoto } from '../photos/location-photos.ts';
import { route } from '../route.ts';
import type { Context } from '../tables.ts';
import { readChangeChecks, readLocationValues } from './change-checks.ts';
import {
  acceptRequest,
  changeRequestRow,
  declineRequest,
  lockOpenRequest,
  type ReadRequest,
  type RequestRow,
  undoDecision,
} from './decide-change-request.ts';
import { listRequests, type RequestReader } from './list-change-requests.ts';
import { notifyAdmins, notifyRequester, withdrawNotifications } from './notify-change-request.ts';
import { readRequest, readRequestPhoto } from './read-change-request.ts';

interface Caller {
  membership: Membership;
  principal: Principal;
}

const readerOf = ({ membership, principal }: Caller): RequestReader => ({
  clientId: membership.clientId,
  userId: principal.userId,
  seesAll: holds(decideChanges, membership),
});
const readOf = (caller: Caller & { params: { id: string }; body: { version: number } }) => ({
  clientId: caller.membership.clientId,
  id: caller.params.id,
  version: caller.body.version,
  userId: caller.principal.userId,
});

export const listChangeRequestsRoute = route(listChangeRequestsCall, (call) =>
  listRequests(call, readerOf(call), call.query),
);

export const getChangeRequestRoute = route(getChangeRequestCall, (call) =>
  readRequest(call, readerOf(call), call.params.id),
);

export const checkChangeRoute = route(
  checkChangeCall,
  async ({ db, app, params, query: { locationId, latitude, longitude } }) => {
    const clientId = params.uuid;
    const now = await readLocationValues({ db }, { clientId, id: locationId });
    const hasPlace = latitude !== undefined && longitude !== undefined;
    return readChangeChecks(
      { db, app },
      {
        clientId,
        locationId,
        country: now.country,
        latitude: hasPlace ? latitude : now.latitude,
        longitude: hasPlace ? longitude : now.longitude,
        changed: hasPlace ? ['city'] : [],
      },
    );
  },
);

export const uploadRequestPhotoRoute = route(uploadRequestPhotoCall, ({ db, app, params, file }) =>
  // Unlike a location photo, it is never public.
  uploadPhoto({ db, app }, { clientId: params.uuid, file, may: seeChangeRequests }),
);

export const getRequestPhotoRoute = route(getRequestPhotoCall, (call) =>
  readRequestPhoto(call, readerOf(call), call.params.id),
);

export const decideChangeRequestRoute = route(decideChangeRequestCall, async (call) => {
  await acceptRequest(call, readOf(call), call.body);
  return readRequest(call, readerOf(call), call.params.id);
});

export const declineChangeRequestRoute = route(declineChangeRequestCall, async (call) => {
  await declineRequest(call, readOf(call), call.body.reason);
  return readRequest(call, readerOf(call), call.params.id);
});

export const askRequesterRoute = route(askRequesterCall, async (call) => {
  await askRequester(call, readOf(call), call.body.text);
  return readRequest(call, readerOf(call), call.params.id);
});

export const answerQuestionRoute = route(answerQuestionCall, async (call) => {
  await answerQuestion(call, readOf(call), call.body.text);
  return readRequest(call, readerOf(call), call.params.id);
});

export const withdrawChangeRequestRoute = route(withdrawChangeRequestCall, async (call) => {
  await withdrawRequest(call, readOf(call));
  return readRequest(call, readerOf(call), call.params.id);
});

export const undoDecisionRoute = route(undoDecisionCall, async (call) => {
  const undone = await undoDecision(call, readOf(call));
  return { request: await readRequest(call, readerOf(call), call.params.id), ...undone };
});

/** A question of an admin to the requester; the request stays open. */
async function askRequester({ db, app }: Context, read: ReadRequest, text: string): Promise<void> {
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

async function answerQuestion(
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

async function withdrawRequest({ db, app }: Context, read: ReadRequest): Promise<void> {
  const { clientId, id } = read;
  await lockOwnRequest({ db, app }, read);
  await updateVersioned({ db, app }, changeRequestRow(read), { state: 'withdrawn' });
  await withdrawNotifications({ db, app }, { clientId, id, about: 'requested' });
}

/** Another user's request is reported as not found. */
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
