import { sql } from 'kysely';
import {
  providerSignInFailed,
  providerUserUnknown,
} from '#modules/accounts/contract/provider-sign-in.ts';
import { email as emailSchema } from '#platform/contract/text/email.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Tokens } from '#platform/server/sessions/sessions.ts';
import { callbackAddress, providerClient } from '../../provider/provider-client.ts';
import { findUser } from '../../queries/find-user.ts';
import type { AccountsTables } from '../../tables.ts';
import { spendPasswordLinks } from '../passwords/spend-password-links.ts';
import type { ProviderStart } from './start-provider-sign-in.ts';

/** Trades the provider's code for the e-mail it vouches for, and lets in the user who has it. */
export async function completeProviderSignIn(
  { app }: { app: App },
  given: { query: string; sealed: string | undefined; userAgent: string },
): Promise<Tokens & { redirect: string }> {
  const note = openNote({ app }, given.sealed);
  const email = await confirmedEmail({ app }, note, given.query);
  const { userAgent } = given;
  const tokens = await app.database
    .acrossClients<AccountsTables>()
    .transaction()
    .execute((tx) => admit({ db: tx, app }, { email, userAgent }));
  return { ...tokens, redirect: note.redirect };
}

async function admit(
  { db, app }: { db: Db<AccountsTables>; app: App },
  { email, userAgent }: { email: string; userAgent: string },
): Promise<Tokens> {
  const user = await findUser({ db }, { email }, { lock: 'update' });
  if (!user || user.status === 'disabled') throw providerUserUnknown();
  const isFirst = user.mailbox_proven_at === null;
  if (isFirst || user.status === 'invited') {
    await db
      .updateTable('accounts.users')
      .set({
        // The provider has proven who it is, which is all that an invitation waits for.
        status: 'active',
        mailbox_proven_at: sql<Date>`coalesce(mailbox_proven_at, now())`,
        links_by_mail_only: false,
        // Who set a password before anybody had shown whose mailbox it is may be somebody else.
        ...(isFirst && { password_hash: null }),
      })
      .where('id', '=', user.id)
      .execute();
    // What was sent or handed over before is needed no more, and must not set a password for somebody else.
    await spendPasswordLinks({ db }, user.id);
    await app.sessions.endOfUser(db, user.id, 'mailbox-proven');
  }
  return app.sessions.begin(db, { userId: user.id, userAgent });
}

function openNote({ app }: { app: App }, sealed: string | undefined): ProviderStart {
  try {
    return JSON.parse(app.secrets.open('provider sign-in', sealed ?? ''));
  } catch {
    throw providerSignInFailed();
  }
}

async function confirmedEmail(
  { app }: { app: App },
  note: ProviderStart,
  query: string,
): Promise<string> {
  try {
    const openid = await import('openid-client');
    const callback = new URL(callbackAddress({ app }));
    callback.search = query;
    const tokens = await openid.authorizationCodeGrant(await providerClient({ app }), callback, {
      pkceCodeVerifier: note.verifier,
      expectedState: note.state,
      expectedNonce: note.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    // An address that the provider has not verified is only somebody's word.
    if (claims?.email_verified !== true) throw new Error('the e-mail is not verified');
    return emailSchema.parse(claims.email);
  } catch (error) {
    app.log.warn({ error }, 'a sign-in at the identity provider was not completed');
    throw providerSignInFailed();
  }
}
