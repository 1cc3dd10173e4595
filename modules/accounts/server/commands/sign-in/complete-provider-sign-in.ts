import * as openid from 'openid-client';
import {
  providerSignInFailed,
  providerUserUnknown,
} from '#modules/accounts/contract/provider-sign-in.ts';
import { email as emailSchema } from '#platform/contract/text/email.ts';
import type { App } from '#platform/server/app.ts';
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
  const db = app.database.acrossClients<AccountsTables>();
  const user = await findUser({ db }, { email });
  if (!user || user.status === 'disabled') throw providerUserUnknown();
  // The provider has proven who it is, which is all that an invitation waits for.
  await db
    .updateTable('accounts.users')
    .set({ status: 'active' })
    .where('id', '=', user.id)
    .where('status', '=', 'invited')
    .execute();
  // What was sent or handed over before is needed no more, and must not set a password for somebody else.
  if (user.status === 'invited') await spendPasswordLinks({ db }, user.id);
  const tokens = await app.sessions.begin(db, { userId: user.id, userAgent: given.userAgent });
  return { ...tokens, redirect: note.redirect };
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
