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
import { decideChanges } from '#modules/directory/contract/permissions.ts';
import { holds } from '#platform/contract/permission.ts';
import type { Membership, Principal } from '#platform/server/sessions/principal.ts';
import { route } from '../route.ts';
import { readChangeChecks } from './change-checks.ts';
import { uploadRequestPhoto } from './change-request-photos.ts';
import { acceptRequest, declineRequest, undoDecision } from './decide-change-request.ts';
import { answerQuestion, askRequester, withdrawRequest } from './discuss-change-request.ts';
import { listRequests, type RequestReader } from './list-change-requests.ts';
import { readLocationValues } from './location-values.ts';
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
  uploadRequestPhoto({ db, app }, { clientId: params.uuid, file }),
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
