import {
  changePasswordCall,
  endOtherSessionsCall,
  endOwnSessionCall,
  getMyselfCall,
  listOwnSessionsCall,
  updatePasswordCall,
  updateSettingsCall,
} from '#modules/accounts/contract/myself.ts';
import { ASSOCIATIONS_LIMIT } from '#modules/accounts/contract/user-fields.ts';
import { notFound } from '#platform/contract/problems.ts';
import { describeUser } from '../memberships/find-user.ts';
import { chosenMembership } from '../memberships/read-principal.ts';
import { changePassword } from '../passwords/change-password.ts';
import { route } from '../route.ts';
import { updateSettings } from './update-settings.ts';

const getMyselfRoute = route(getMyselfCall, async ({ app, db, principal, query }) =>
  describeUser({ app, db, principal }, chosenMembership(principal, query.clientId), {
    named: ASSOCIATIONS_LIMIT,
  }),
);

const updateSettingsRoute = route(updateSettingsCall, async ({ app, db, principal, body }) => {
  await updateSettings({ db, app }, principal.userId, body);
  return null;
});

/** A failed attempt must stay counted, and no transaction is open during hashing. */
const ownTransactions = true;

const changePasswordRoute = route(
  changePasswordCall,
  async ({ app, principal, body, request }) => {
    await changePassword({ app }, principal, { ...body, address: request.address });
    return null;
  },
  { ownTransactions },
);

const updatePasswordRoute = route(
  updatePasswordCall,
  async ({ app, principal, body, request }) => {
    await changePassword({ app }, principal, { ...body, address: request.address });
    return null;
  },
  { ownTransactions },
);

const listOwnSessionsRoute = route(listOwnSessionsCall, async ({ app, db, principal }) => {
  const sessions = await app.sessions.listOfUser(db, principal.userId);
  return sessions.map((session) => ({
    id: session.id,
    current: session.id === principal.sessionId,
    browser: session.browser,
    system: session.system,
    device: session.device as 'desktop' | 'phone' | 'tablet',
    createdAt: session.created_at.toISOString(),
    lastSeenAt: session.last_seen_at.toISOString(),
  }));
});

const endOwnSessionRoute = route(endOwnSessionCall, async ({ app, db, principal, params }) => {
  const own = await app.sessions.listOfUser(db, principal.userId);
  if (!own.some(({ id }) => id === params.id)) throw notFound();
  await app.sessions.end(db, params.id, 'ended-by-owner');
  return null;
});

const endOtherSessionsRoute = route(endOtherSessionsCall, async ({ app, db, principal }) => ({
  ended: await app.sessions.endOfUser(db, principal.userId, 'ended-by-owner', principal.sessionId),
}));

export const myselfRoutes = [
  getMyselfRoute,
  changePasswordRoute,
  updatePasswordRoute,
  updateSettingsRoute,
  listOwnSessionsRoute,
  endOwnSessionRoute,
  endOtherSessionsRoute,
];
