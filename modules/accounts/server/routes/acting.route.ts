import {
  actAsUserCall,
  cannotActAs,
  notActing,
  stopActingCall,
} from '#modules/accounts/contract/act-as-user.ts';
import { notFound } from '#platform/contract/problems.ts';
import { clearSessionCookies, setSessionCookies } from '#platform/server/sessions/cookies.ts';
import { mayBeActedAs } from '../policies/user.policy.ts';
import { findUser } from '../queries/find-user.ts';
import { route } from '../route.ts';

export const actAsUserRoute = route(
  actAsUserCall,
  async ({ app, db, principal, params, body, request, answer }) => {
    const user = await findUser({ db }, { id: params.id });
    if (!user) throw notFound();
    if (!mayBeActedAs({ status: user.status, isSuperAdmin: user.is_super_admin }))
      throw cannotActAs();
    const tokens = await app.sessions.beginActing(db, {
      admin: principal,
      userId: user.id,
      reason: body.reason,
      userAgent: request.userAgent,
    });
    setSessionCookies(answer, tokens);
    return null;
  },
);

export const stopActingRoute = route(stopActingCall, async ({ app, db, principal, answer }) => {
  if (!principal.actedBy) throw notActing();
  const tokens = await app.sessions.endActing(db, principal);
  if (tokens) setSessionCookies(answer, tokens);
  else clearSessionCookies(answer);
  return { back: tokens !== undefined };
});
