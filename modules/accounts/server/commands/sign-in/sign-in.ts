import { setTimeout as wait } from 'node:timers/promises';
import {
  accountResting,
  passwordSignInOff,
  wrongCredentials,
} from '#modules/accounts/contract/sign-in.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import { addressKey } from '#platform/server/http/request/address-key.ts';
import type { Tokens } from '#platform/server/sessions/sessions.ts';
import { passwordHashing } from '../../hashing/password-hashing.ts';
import { accountRestingMail } from '../../mails/account-resting.mail.ts';
import { comparePasswordWithDecoy, passwordMatches } from '../../password-hash.ts';
import { findUser } from '../../queries/find-user.ts';
import type { AccountsTables } from '../../tables.ts';
import { clearSignInFailures, countSignInTry, REST_MINUTES } from './count-sign-in-failure.ts';

interface Given {
  email: string;
  password: string;
  address: string;
  userAgent: string;
}

/** The answer to a wrong password and to an unknown e-mail is the same, and takes as long. */
export async function signIn(
  { app }: { app: App },
  given: Given,
): Promise<Tokens & { userId: string }> {
  if (app.config.OIDC_ISSUER && app.config.OIDC_MODE === 'replace') throw passwordSignInOff();
  const db = app.database.acrossClients<AccountsTables>();
  // A request that gets no hashing place is not counted as an attempt, so that overload cannot lock an account.
  const { tries, user, matches } = await passwordHashing.withPlace(
    addressKey(given.address),
    async (place) => {
      const tries = await countSignInTry({ app }, given);
      if (tries.resting) throw accountResting({ minutes: REST_MINUTES });
      const user = await findUser({ db }, { email: given.email });
      const matches = user?.password_hash
        ? await passwordMatches(given.password, user.password_hash, place)
        : await comparePasswordWithDecoy(given.password, place);
      return { tries, user, matches };
    },
  );
  if (!user || !matches || user.status !== 'active') {
    // Side by side: an account that exists must not take longer to refuse than one that does not.
    await Promise.all([user && tries.justRested && tellOwner({ app }, user), wait(tries.delayMs)]);
    throw wrongCredentials({ triesLeft: tries.triesLeft, minutes: REST_MINUTES });
  }
  await clearSignInFailures({ app }, given);
  const tokens = await admit({ app }, { user, userAgent: given.userAgent });
  if (!tokens) throw wrongCredentials({ triesLeft: tries.triesLeft, minutes: REST_MINUTES });
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

async function tellOwner(
  { app }: { app: App },
  user: { id: string; email: string; locale: Locale; firstName: string },
): Promise<void> {
  await app.database
    .acrossClients()
    .transaction()
    .execute((tx) =>
      app.mail.send(tx, accountRestingMail, {
        to: user.email,
        locale: user.locale,
        input: { firstName: user.firstName, minutes: REST_MINUTES },
        idempotencyKey: `account-resting ${user.id} ${new Date().toISOString().slice(0, 16)}`,
      }),
    );
}
