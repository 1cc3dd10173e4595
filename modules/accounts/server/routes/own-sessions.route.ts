import {
  endOtherSessionsCall,
  endOwnSessionCall,
  listOwnSessionsCall,
} from '#modules/accounts/contract/own-sessions.ts';
import { notFound } from '#platform/contract/problems.ts';
import { route } from '../route.ts';

export const listOwnSessionsRoute = route(listOwnSessionsCall, async ({ app, db, principal }) => {
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

export const endOwnSessionRoute = route(
  endOwnSessionCall,
  async ({ app, db, principal, params }) => {
    const own = await app.sessions.listOfUser(db, principal.userId);
    if (!own.some(({ id }) => id === params.id)) throw notFound();
    await app.sessions.end(db, params.id, 'ended-by-owner');
    return null;
  },
);

export const endOtherSessionsRoute = route(
  endOtherSessionsCall,
  async ({ app, db, principal }) => ({
    ended: await app.sessions.endOfUser(
      db,
      principal.userId,
      'ended-by-owner',
      principal.sessionId,
    ),
  }),
);
