import {
  answerDataRequestCall,
  eraseContactsCall,
  getContactPrivacyCall,
  getRetentionCall,
  listDataRequestsCall,
  listErasuresCall,
  makePersonFileCall,
  previewErasureCall,
  previewRetentionCall,
  recordDataRequestCall,
  saveRetentionCall,
} from '#modules/profile-hub/contract/privacy.ts';
import { notFound } from '#platform/contract/problems.ts';
import { withLongTimeout } from '../erasure/erase-contacts.ts';
import { listErasures, previewErasure, startErasing } from '../erasure/erasures.ts';
import { route } from '../route.ts';
import {
  answerDataRequest,
  listDataRequests,
  readDataRequests,
  recordDataRequest,
} from './data-requests.ts';
import { makePersonFile } from './make-person-file.ts';
import {
  previewRetention,
  readRetention,
  readRetentionEnd,
  saveRetention,
} from './retention-rule.ts';

const previewErasureRoute = route(
  previewErasureCall,
  ({ db, app, params, body }) => previewErasure({ db, app }, params.uuid, body.which),
  { ownTransactions: true },
);

const eraseContactsRoute = route(
  eraseContactsCall,
  ({ db, app, params, body, principal: { userId } }) =>
    withLongTimeout({ db }, (tx) =>
      startErasing({ db: tx, app }, { clientId: params.uuid, userId }, body),
    ),
  { ownTransactions: true },
);

const listErasuresRoute = route(listErasuresCall, ({ db, app, params, query }) =>
  listErasures({ db, app }, params.uuid, query),
);

const makePersonFileRoute = route(
  makePersonFileCall,
  ({ db, app, params, principal, membership: { role, timeZone } }) => {
    const contact = { clientId: params.uuid, contactId: params.id };
    const { userId, locale } = principal;
    return withLongTimeout({ db }, (tx) =>
      makePersonFile({ db: tx, app }, contact, { userId, locale, role, timeZone }),
    );
  },
  { ownTransactions: true },
);

const getContactPrivacyRoute = route(getContactPrivacyCall, async ({ db, params }) => {
  const until = await readRetentionEnd({ db }, params.uuid, params.id);
  if (until === undefined) throw notFound();
  return {
    keptUntil: until?.toISOString() ?? null,
    requests: await readDataRequests({ db }, params.uuid, params.id),
  };
});

const recordDataRequestRoute = route(recordDataRequestCall, ({ db, params, body, principal }) =>
  recordDataRequest(
    { db },
    { clientId: params.uuid, contactId: params.id, userId: principal.userId },
    new Date(body.askedAt ?? Date.now()),
  ),
);

const answerDataRequestRoute = route(answerDataRequestCall, ({ db, params, principal }) =>
  answerDataRequest({ db }, { clientId: params.uuid, id: params.id, userId: principal.userId }),
);

const listDataRequestsRoute = route(listDataRequestsCall, ({ db, params, query }) =>
  listDataRequests({ db }, params.uuid, query),
);

const getRetentionRoute = route(getRetentionCall, ({ db, params }) =>
  readRetention({ db }, params.uuid),
);

const previewRetentionRoute = route(previewRetentionCall, ({ db, params, query }) =>
  previewRetention({ db }, params.uuid, query),
);

const saveRetentionRoute = route(saveRetentionCall, ({ db, app, params, body, principal }) =>
  saveRetention({ db, app }, { clientId: params.uuid, userId: principal.userId }, body),
);

export const privacyRoutes = [
  previewErasureRoute,
  eraseContactsRoute,
  listErasuresRoute,
  makePersonFileRoute,
  getContactPrivacyRoute,
  recordDataRequestRoute,
  answerDataRequestRoute,
  listDataRequestsRoute,
  getRetentionRoute,
  previewRetentionRoute,
  saveRetentionRoute,
];
