import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { getSessionCall } from '#modules/accounts/contract/session.ts';
import {
  completeProviderSignInCall,
  signInCall,
  signInOptionsCall,
  startProviderSignInCall,
} from '#modules/accounts/contract/sign-in.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { Visitor } from '#platform/testing/visitor.ts';
import type { AccountsTables } from '../tables.ts';

/** A real OpenID Connect provider in this process; `person` is the user that signs in there. */
let person = { sub: '1', email: '', email_verified: true };
const http = createServer();
await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'comptoir',
      client_secret: 'the client secret',
      redirect_uris: ['http://suite.test/verify-auth'],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, interaction) => `/at-the-door/${interaction.uid}` },
  findAccount: async () => ({ accountId: person.sub, claims: async () => ({ ...person }) }),
});
http.on('request', async (request, response) => {
  if (!request.url?.startsWith('/at-the-door/')) return provider.callback()(request, response);
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId: person.sub, clientId: String(params.client_id) });
  grant.addOIDCScope('openid email profile');
  const result = { login: { accountId: person.sub }, consent: { grantId: await grant.save() } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
});
afterAll(() => {
  http.closeAllConnections();
  http.close();
});

const suite = await testApp({
  environment: {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'comptoir',
    OIDC_CLIENT_SECRET: 'the client secret',
    OIDC_NAME: 'Aubrac Connect',
    OIDC_MODE: 'replace',
  },
});
const client = await suite.people.client();

beforeEach(() => {
  person = { sub: '1', email: '', email_verified: true };
});

/** Follows the provider's redirects as a browser would, until it is sent back to us. */
async function signInAtProvider(start: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = new URL(start);
  for (let step = 0; step < 12; step += 1) {
    const response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    at = new URL(response.headers.get('location') ?? 'http://no.redirect', at);
    if (at.host === 'suite.test') return at;
  }
  throw new Error('the provider did not send us back');
}

async function start(visitor: Visitor, redirect: string): Promise<URL> {
  const { body } = await visitor.call(startProviderSignInCall, { body: { redirect } });
  return signInAtProvider(body.url);
}

test('a provider replaces the password form by configuration [SES-01]', async () => {
  const options = await suite.visitor().call(signInOptionsCall, {});
  expect(options.body).toMatchObject({ password: false, provider: { name: 'Aubrac Connect' } });
  const body = { username: 'a@brand.example', password: 'sept cocottes en fonte' };
  expect((await suite.visitor().call(signInCall, { body })).problem.code).toBe(
    'PASSWORD_SIGN_IN_OFF',
  );
});

test('a user who signs in at the provider is signed in here and sent to the requested address [NAV-07] [SES-01]', async () => {
  const user = await suite.people.user({ status: 'invited', at: [{ client, role: 'brand_user' }] });
  person.email = user.email.toUpperCase();
  const visitor = suite.visitor();
  const back = await start(visitor, '/clients/x/profile?tab=password');
  expect(back.pathname).toBe('/verify-auth');
  const done = await visitor.call(completeProviderSignInCall, { body: { query: back.search } });
  expect(done).toMatchObject({
    status: 200,
    body: { redirect: '/clients/x/profile?tab=password' },
  });
  expect((await visitor.call(getSessionCall, { query: {} })).body.user.email).toBe(user.email);
});

test('a mailbox proven by the provider removes a password that another person may have set before [SES-01] [USR-09]', async () => {
  const user = await suite.people.user({
    passwordHash: 'x',
    mailboxProven: false,
    status: 'invited',
  });
  const before = await suite.visitor().as(user);
  person.email = user.email;
  const visitor = suite.visitor();
  const back = await start(visitor, '/');
  await visitor.call(completeProviderSignInCall, { body: { query: back.search } });
  expect((await visitor.call(getSessionCall, { query: {} })).status).toBe(200);
  expect((await before.call(getSessionCall, { query: {} })).status).toBe(401);
  const storedUser = await suite.app.database
    .acrossClients<AccountsTables>()
    .selectFrom('accounts.users')
    .select(['password_hash', 'mailbox_proven_at'])
    .where('id', '=', user.id)
    .executeTakeFirst();
  expect(storedUser).toEqual({ password_hash: null, mailbox_proven_at: expect.any(Date) });
});

test('the address to go on to stays on this site [NAV-07]', async () => {
  const user = await suite.people.user({ at: [{ client, role: 'brand_user' }] });
  person.email = user.email;
  const visitor = suite.visitor();
  const back = await start(visitor, '//evil.example/');
  const done = await visitor.call(completeProviderSignInCall, { body: { query: back.search } });
  expect(done.body.redirect).toBe('/');
});

test('sign-in is refused for an unknown or unverified e-mail [NAV-07]', async () => {
  const user = await suite.people.user({ at: [{ client, role: 'brand_user' }] });
  const complete = async () => {
    const visitor = suite.visitor();
    const back = await start(visitor, '/');
    return visitor.call(completeProviderSignInCall, { body: { query: back.search } });
  };
  person.email = 'nobody@elsewhere.example';
  expect((await complete()).problem.code).toBe('PROVIDER_USER_UNKNOWN');
  person = { sub: '1', email: user.email, email_verified: false };
  expect((await complete()).problem.code).toBe('PROVIDER_SIGN_IN_FAILED');
});

test('an answer of another browser, a second use and a broken one are refused [NAV-07]', async () => {
  const user = await suite.people.user({ at: [{ client, role: 'brand_user' }] });
  person.email = user.email;
  const visitor = suite.visitor();
  const back = await start(visitor, '/');
  const complete = (by: Visitor, query: string) =>
    by.call(completeProviderSignInCall, { body: { query } });
  expect((await complete(suite.visitor(), back.search)).problem.code).toBe(
    'PROVIDER_SIGN_IN_FAILED',
  );
  expect((await complete(visitor, '?code=x&state=y')).problem.code).toBe('PROVIDER_SIGN_IN_FAILED');
  expect((await complete(visitor, back.search)).status).toBe(200);
  expect((await complete(visitor, back.search)).problem.code).toBe('PROVIDER_SIGN_IN_FAILED');
});
