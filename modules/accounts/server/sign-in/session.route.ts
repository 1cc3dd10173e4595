import { setTimeout as wait } from 'node:timers/promises';
import {
  actAsUserCall,
  cannotActAs,
  getSessionCall,
  notActing,
  refreshSessionCall,
  signOutCall,
  stopActingCall,
} from '#modules/accounts/contract/session.ts';
import {
  accountResting,
  passwordSignInOff,
  signInCall,
  wrongCredentials,
} from '#modules/accounts/contract/sign-in.ts';
import { ACCESS_TOKEN_SECONDS } from '#platform/contract/limits.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { invalidRefreshToken, notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import { addressKey } from '#platform/server/http/request/request-address.ts';
import type { Tokens } from '#platform/server/sessions/access-token.ts';
import {
  clearSessionCookies,
  REFRESH_COOKIE,
  setSessionCookies,
} from '#platform/server/sessions/cookies.ts';
import { accountLockedMail } from '../mails/account-security.mail.ts';
import { findUser } from '../memberships/find-user.ts';
import { mayBeActedAs } from '../memberships/user.policy.ts';
import {
  clearSignInFailures,
  countSignInAttempt,
  LOCK_MINUTES,
} from '../passwords/count-sign-in-failure.ts';
import {
  comparePasswordWithDecoy,
  passwordHashing,
  passwordMatches,
} from '../passwords/password-hash.ts';
import { route } from '../route.ts';
import type { AccountsTables } from '../tables.ts';
import { describeSession } from './describe-session.ts';

const getSessionRoute = route(getSessionCall, ({ app, db, principal, query }) =>
  describeSession({ app, db, principal }, query.clientId),
);

// Own transactions, because a failed attempt must stay counted and hashing is slow.
const signInRoute = route(
  signInCall,
  async ({ app, body, request, answer }) => {
    const { userId, ...tokens } = await signIn(
      { app },
      {
        email: body.username,
        password: body.password,
        address: request.address,
        userAgent: request.userAgent,
      },
    );
    setSessionCookies(answer, tokens);
    return { userId };
  },
  { ownTransactions: true },
);

// Own transaction, because a reused token ends the session although the call is refused.
const refreshSessionRoute = route(
  refreshSessionCall,
  async ({ app, request, answer }) => {
    const token = request.cookies[REFRESH_COOKIE];
    const tokens = token ? await app.sessions.refresh(token) : undefined;
    if (!tokens) throw invalidRefreshToken();
    setSessionCookies(answer, tokens);
    return { expiresInSeconds: ACCESS_TOKEN_SECONDS };
  },
  { ownTransactions: true },
);

const signOutRoute = route(signOutCall, async ({ app, db, principal, request, answer }) => {
  const refresh = request.cookies[REFRESH_COOKIE];
  const sessionId =
    principal?.sessionId ?? (refresh && (await app.sessions.sessionOf(db, refresh)));
  if (sessionId) await app.sessions.end(db, sessionId, 'signed-out');
  clearSessionCookies(answer);
  return null;
});

interface Given {
  email: string;
  password: string;
  address: string;
  userAgent: string;
}

/** The response for a wrong password and for an unknown e-mail is the same and takes equally long. */
async function signIn({ app }: { app: App }, given: Given): Promise<Tokens & { userId: string }> {
  if (app.config.OIDC_ISSUER && app.config.OIDC_MODE === 'replace') throw passwordSignInOff();
  const db = app.database.acrossClients<AccountsTables>();
  // A request that gets no hashing place is not counted as an attempt, so that overload cannot lock an account.
  const { tries, user, matches } = await passwordHashing.withPlace(
    addressKey(given.address),
    async (place) => {
      const tries = await countSignInAttempt({ app }, given);
      if (tries.resting) throw accountResting({ minutes: LOCK_MINUTES });
      const user = await findUser({ db }, { email: given.email });
      const matches = user?.password_hash
        ? await passwordMatches(given.password, user.password_hash, place)
        : await comparePasswordWithDecoy(given.password, place);
      return { tries, user, matches };
    },
  );
  if (!user || !matches || user.status !== 'active') {
    // In parallel, so that an existing account does not take longer than an unknown one.
    await Promise.all([
      user && tries.justRested && notifyOwner({ app }, user),
      wait(tries.delayMs),
    ]);
    throw wrongCredentials({ triesLeft: tries.triesLeft, minutes: LOCK_MINUTES });
  }
  await clearSignInFailures({ app }, given);
  const tokens = await admit({ app }, { user, userAgent: given.userAgent });
  if (!tokens) throw wrongCredentials({ triesLeft: tries.triesLeft, minutes: LOCK_MINUTES });
  return { ...tokens, userId: user.id };
}

/**
 * During the comparison the password may be changed and all sessions ended. Checks it again under a lock, so that no
 * session starts with an outdated password.
 */
async function admit(
  { app }: { app: App },
  { user, userAgent }: { user: { id: string; password_hash: string | null }; userAgent: string },
): Promise<Tokens | undefined> {
  return app.database
    .acrossClients<AccountsTables>()
    .transaction()
    .execute(async (tx) => {
      const now = await findUser({ db: tx }, { id: user.id }, { lock: 'share' });
      const isSame = now?.status === 'active' && now.password_hash === user.password_hash;
      return isSame ? app.sessions.begin(tx, { userId: user.id, userAgent }) : undefined;
    });
}

async function notifyOwner(
  { app }: { app: App },
  user: { id: string; email: string; locale: Locale; firstName: string },
): Promise<void> {
  await app.database
    .acrossClients()
    .transaction()
    .execute((tx) =>
      app.mail.send(tx, accountLockedMail, {
        to: user.email,
        locale: user.locale,
        input: { firstName: user.firstName, minutes: LOCK_MINUTES },
        idempotencyKey: `account-resting ${user.id} ${new Date().toISOString().slice(0, 16)}`,
      }),
    );
}

const actAsUserRoute = route(
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

const stopActingRoute = route(stopActingCall, async ({ app, db, principal, answer }) => {
  if (!principal.actedBy) throw notActing();
  const tokens = await app.sessions.endActing(db, principal);
  if (tokens) setSessionCookies(answer, tokens);
  else clearSessionCookies(answer);
  return { back: tokens !== undefined };
});

export const sessionRoutes = [
  signInRoute,
  signOutRoute,
  refreshSessionRoute,
  getSessionRoute,
  actAsUserRoute,
  stopActingRoute,
];
