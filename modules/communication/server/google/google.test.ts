import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  completeGoogleConsentCall,
  disconnectGoogleCall,
  getGoogleConnectionCall,
  startGoogleConsentCall,
} from '#modules/communication/contract/google/google-connection.ts';
import {
  acceptSureProposalsCall,
  linkGoogleLocationsCall,
  listLinkableLocationsCall,
  refreshGoogleLocationsCall,
  searchGoogleLocationsCall,
  unlinkGoogleLocationCall,
} from '#modules/communication/contract/google/google-locations.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { Visitor } from '#platform/testing/visitor.ts';
import { revokeGoogleTokenJob } from './disconnect-google.job.ts';
import { googleConnector } from './google.connector.ts';
import { findGoogleClient, recordGoogleSync } from './google-connection.ts';
import { readGoogleLinks } from './google-links.ts';
import type { GoogleTables } from './google-tables.ts';
import { startLocalBusinessProfile } from './local/local-business-profile.ts';
import { refreshGoogleLocationsJob } from './refresh-google-locations.job.ts';

const place = (name: string, title: string, postalCode: string, street: string) => ({
  name: `locations/${name}`,
  title,
  storefrontAddress: { regionCode: 'FR', postalCode, locality: 'Lyon', addressLines: [street] },
});
const google = await startLocalBusinessProfile({
  user: 'Marketing@Aubrac.example',
  accounts: [
    {
      name: 'accounts/1',
      accountName: 'Aubrac',
      locations: [
        place('zola', 'Aubrac – Lyon Bellecour', '69002', '12 R. Émile Zola'),
        place('gare', 'Aubrac Gare', '69003', '1 place Béraudier'),
        place('mall', 'Aubrac Outlet', '69009', '3 quai Jaÿr'),
      ],
    },
    // The same location in a second account of the user.
    {
      name: 'accounts/2',
      accountName: 'Group',
      locations: [place('zola', 'Aubrac – Lyon Bellecour', '69002', '12 R. Émile Zola')],
    },
  ],
});
afterAll(() => google.close());
const suite = await testApp({
  environment: {
    GOOGLE_CLIENT_ID: 'project',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_API_URL: google.url,
  },
});
const { app } = suite;
let client = await suite.people.client();
let admin = await suite.adminOf(client);
let clientId = client.id;

beforeEach(async () => {
  client = await suite.people.client();
  clientId = client.id;
  admin = await suite.adminOf(client);
});

/** Acts as the browser on Google's consent page and returns the URL of the final redirect. */
async function atGoogle(choice: 'allow' | 'deny', by: Visitor = admin) {
  const { body } = await by.call(startGoogleConsentCall, { body: { clientId } });
  const page = await (await fetch(body.url)).text();
  const href = new RegExp(`id="${choice}" href="([^"]+)"`).exec(page)?.[1] ?? '';
  const back = new URL(href.replaceAll('&amp;', '&'));
  const led = await suite.server.inject(`${back.pathname}${back.search}`);
  return new URL(String(led.headers.location), 'http://suite.test');
}

async function complete(address: URL, by: Visitor = admin) {
  const state = address.searchParams.get('state') ?? '';
  const code = address.searchParams.get('code');
  return by.call(completeGoogleConsentCall, { body: { clientId, state, ...(code && { code }) } });
}

async function connected() {
  await complete(await atGoogle('allow'));
  await jobsAreDone(app, refreshGoogleLocationsJob.name);
}

async function location(
  name: string,
  given: { code?: string; street?: string; postalCode?: string } = {},
) {
  const id = uuidV7();
  await sql`
    insert into directory.locations (client_id, id, code, name, street, postal_code, city, country)
    values (${clientId}, ${id}, ${given.code ?? id}, ${name}, ${given.street ?? ''}, ${given.postalCode ?? ''}, 'Lyon', 'FR')`.execute(
    app.database.ofClient(clientId),
  );
  return id;
}

const state = async () => (await admin.call(getGoogleConnectionCall, { query: { clientId } })).body;
const listed = async (query: { state?: 'linked' | 'proposed' | 'unmatched'; q?: string } = {}) =>
  (await admin.call(listLinkableLocationsCall, { query: { clientId, ...query } })).body;

test('an admin connects the brand at Google and sees as whom; its locations are read [REV-09]', async () => {
  expect(await state()).toEqual({
    configured: true,
    callbackUrl: 'http://suite.test/api/ar/google/callback',
    connection: null,
  });
  const address = await atGoogle('allow');
  expect(address.pathname).toBe(`/clients/${clientId}/communication/settings/google`);
  const done = await complete(address);
  expect(done.body.connection).toMatchObject({
    googleUser: 'marketing@aubrac.example',
    lastError: null,
  });
  const after = await until(async () => {
    const { connection } = await state();
    return connection?.listedAt && connection;
  });
  expect(after.googleLocations).toBe(3);
  const stored = await app.database
    .ofClient<GoogleTables>(clientId)
    .selectFrom('communication.google_connections')
    .select('sealed_refresh_token')
    .executeTakeFirstOrThrow();
  expect(stored.sealed_refresh_token).not.toContain('refresh-');
  expect(await googleConnector.instances?.(app)).toContainEqual({
    key: clientId,
    clientId,
    name: 'marketing@aubrac.example',
  });
  const look = { app, instance: { key: clientId, name: '' }, signal: AbortSignal.timeout(60_000) };
  expect(await googleConnector.check(look)).toBe('ANSWERS');
});

test('a consent counts once, for the session and the brand that began it [REV-09]', async () => {
  const address = await atGoogle('allow');
  const other = await suite.adminOf(client);
  expect((await complete(address, other)).problem.code).toBe('GOOGLE_CONSENT_INVALID');
  expect((await complete(address)).status).toBe(200);
  expect((await complete(address)).problem).toMatchObject({
    code: 'GOOGLE_CONSENT_FAILED',
    params: { reason: 'denied' },
  });
  const body = { clientId, state: 'made up', code: 'x' };
  expect((await admin.call(completeGoogleConsentCall, { body })).problem.code).toBe(
    'GOOGLE_CONSENT_INVALID',
  );
  const stray = await suite.server.inject('/api/ar/google/callback?state=x&code=y');
  expect([stray.statusCode, stray.headers.location]).toEqual([303, '/']);
  const limit = 'x-ratelimit-limit';
  expect((await suite.server.inject('/api/ar/google')).headers).toHaveProperty(limit);
  expect(stray.headers).not.toHaveProperty(limit);
});

test('a denied consent is reported, and no connection is stored [REV-09]', async () => {
  expect((await complete(await atGoogle('deny'))).problem).toMatchObject({
    status: 422,
    code: 'GOOGLE_CONSENT_FAILED',
    params: { reason: 'denied' },
  });
  expect((await state()).connection).toBeNull();
});

test('disconnecting deletes the token here and revokes it at Google; links remain [REV-09]', async () => {
  await connected();
  const shop = await location('Aubrac Gare', { street: '1 place Béraudier', postalCode: '69003' });
  const links = [{ locationId: shop, googleLocation: 'locations/gare' }];
  await admin.call(linkGoogleLocationsCall, { body: { clientId, links } });
  const db = app.database.acrossClients<GoogleTables>();
  // No other client is connected with this Google user.
  await db
    .deleteFrom('communication.google_connections')
    .where('client_id', '<>', clientId)
    .execute();
  const before = await findGoogleClient({ app }, clientId);
  await admin.call(disconnectGoogleCall, { query: { clientId } });
  expect((await state()).connection).toBeNull();
  expect(await findGoogleClient({ app }, clientId)).toBeUndefined();
  await jobsAreDone(app, revokeGoogleTokenJob.name);
  google.expireTokens();
  await expect(before?.listAccounts()).rejects.toMatchObject({ kind: 'not-allowed' });
  expect((await listed({ state: 'linked' })).items[0]?.link).toMatchObject({
    title: 'Aubrac Gare',
    isListed: false,
  });
});

test('an agency that disconnects one brand stays connected for its others [REV-09]', async () => {
  await connected();
  const other = { client, clientId };
  client = await suite.people.client();
  clientId = client.id;
  admin = await suite.adminOf(client);
  await connected();
  await admin.call(disconnectGoogleCall, { query: { clientId } });
  await jobsAreDone(app, revokeGoogleTokenJob.name);
  google.expireTokens();
  const remaining = await findGoogleClient({ app }, other.clientId);
  expect(await remaining?.listAccounts()).toHaveLength(2);
});

test('a consent of another Google user gives the token of the one before back [REV-09]', async () => {
  const db = app.database.acrossClients<GoogleTables>();
  await connected();
  const before = await findGoogleClient({ app }, clientId);
  // The same user again: revoking would end the new access too.
  await connected();
  await jobsAreDone(app, revokeGoogleTokenJob.name);
  google.expireTokens();
  expect(await before?.listAccounts()).toHaveLength(2);

  const replaced = await findGoogleClient({ app }, clientId);
  await db
    .updateTable('communication.google_connections')
    .set({ google_user: 'earlier@aubrac.example' })
    .where('client_id', '=', clientId)
    .execute();
  await connected();
  await jobsAreDone(app, revokeGoogleTokenJob.name);
  google.expireTokens();
  await expect(replaced?.listAccounts()).rejects.toMatchObject({ kind: 'not-allowed' });
  expect(await (await findGoogleClient({ app }, clientId))?.listAccounts()).toHaveLength(2);
});

test('how the last reading went is shown, and a success clears the error [REV-09]', async () => {
  await connected();
  const db = app.database.ofClient<GoogleTables>(clientId);
  await recordGoogleSync({ db }, clientId, { error: 'unavailable' });
  expect((await state()).connection).toMatchObject({
    lastError: 'unavailable',
    lastSyncedAt: null,
  });
  await recordGoogleSync({ db }, clientId);
  expect((await state()).connection).toMatchObject({
    lastError: null,
    lastSyncedAt: expect.any(String),
  });
});

test('locations get proposals with reasons, and all sure ones are accepted in one request [REV-09]', async () => {
  const zola = await location('Aubrac Bellecour', {
    street: '12, rue Emile Zola',
    postalCode: '69002',
  });
  const gare = await location('Aubrac Gare', { street: '1 pl. Béraudier', postalCode: '69003' });
  await location('Showroom', { street: '99 avenue Foch', postalCode: '69006' });
  await connected();
  const all = await listed();
  expect(all.counts).toEqual({ all: 3, linked: 0, proposed: 2, unmatched: 1, sure: 2 });
  expect(all.items.find(({ id }) => id === zola)?.proposals[0]).toMatchObject({
    google: { name: 'locations/zola', address: '12 R. Émile Zola, 69002 Lyon' },
    confidence: 'sure',
    reasons: expect.arrayContaining(['same-street', 'same-postcode']),
  });
  expect((await listed({ q: 'béraud' })).items.map(({ id }) => id)).toEqual([gare]);
  const accepted = await admin.call(acceptSureProposalsCall, { body: { clientId } });
  expect(accepted.body).toEqual({ linked: 2 });
  expect((await admin.call(acceptSureProposalsCall, { body: { clientId } })).body.linked).toBe(0);
  const links = await readGoogleLinks({ db: app.database.ofClient(clientId) }, clientId);
  expect(links).toContainEqual({
    locationId: zola,
    googleAccount: 'accounts/1',
    googleLocation: 'locations/zola',
    reviewParent: 'accounts/1/locations/zola',
    readAt: null,
  });
  const left = await admin.call(searchGoogleLocationsCall, {
    query: { clientId, q: 'OUTLET jayr' },
  });
  expect(left.body.items.map(({ name }) => name)).toEqual(['locations/mall']);
  const none = await admin.call(searchGoogleLocationsCall, { query: { clientId, q: '100%' } });
  expect(none.body.items).toEqual([]);
});

test('a link is replaced, swapped and removed; a taken Google location is refused by name [REV-09]', async () => {
  const one = await location('One');
  const two = await location('Two');
  await connected();
  const link = (...links: [string, string][]) =>
    admin.call(linkGoogleLocationsCall, {
      body: {
        clientId,
        links: links.map(([locationId, name]) => ({
          locationId,
          googleLocation: `locations/${name}`,
        })),
      },
    });
  expect((await link([one, 'zola'], [two, 'gare'])).body).toEqual({ linked: 2 });
  expect((await link([one, 'gare'], [two, 'zola'])).status).toBe(200);
  expect((await link([one, 'zola'])).problem).toMatchObject({
    status: 409,
    code: 'GOOGLE_LOCATION_TAKEN',
    params: { title: 'Aubrac – Lyon Bellecour', location: 'Two' },
  });
  expect((await link([one, 'mall'])).status).toBe(200);
  expect((await link([one, 'nowhere'])).status).toBe(404);
  expect((await link([uuidV7(), 'gare'])).status).toBe(404);
  expect((await link([one, 'gare'], [one, 'zola'])).status).toBe(400);
  expect((await link([one, 'gare'], [two, 'gare'])).status).toBe(400);
  const at = { params: { locationId: two }, query: { clientId } };
  expect((await admin.call(unlinkGoogleLocationCall, at)).status).toBe(204);
  expect((await admin.call(unlinkGoogleLocationCall, at)).status).toBe(404);
  expect((await listed({ state: 'linked' })).items.map(({ name }) => name)).toEqual(['One']);
});

test('a link follows its location to the account that manages it now [REV-09]', async () => {
  await connected();
  const shop = await location('Aubrac Gare');
  const links = [{ locationId: shop, googleLocation: 'locations/gare' }];
  await admin.call(linkGoogleLocationsCall, { body: { clientId, links } });
  const db = app.database.ofClient<GoogleTables>(clientId);
  await db
    .updateTable('communication.google_location_links')
    .set({ google_account: 'accounts/7' })
    .where('client_id', '=', clientId)
    .execute();
  await admin.call(refreshGoogleLocationsCall, { body: { clientId } });
  await jobsAreDone(app, refreshGoogleLocationsJob.name);
  expect(await readGoogleLinks({ db }, clientId)).toMatchObject([{ googleAccount: 'accounts/1' }]);
});

test('refreshing the list requires a connection and runs as a job, which reads it again and reports a withdrawn consent [REV-09]', async () => {
  expect((await admin.call(refreshGoogleLocationsCall, { body: { clientId } })).problem.code).toBe(
    'GOOGLE_NOT_CONNECTED',
  );
  await connected();
  google.accounts[0]?.locations.push(place('new', 'Aubrac Croix-Rousse', '69004', '1 Grande Rue'));
  await admin.call(refreshGoogleLocationsCall, { body: { clientId } });
  await until(async () => (await state()).connection?.googleLocations === 4);
  google.accounts[0]?.locations.pop();
  await jobsAreDone(app, refreshGoogleLocationsJob.name);
  await sql`update communication.google_connections set sealed_refresh_token = ${app.secrets.seal('google refresh token', 'withdrawn')}
    where client_id = ${clientId}`.execute(app.database.ofClient(clientId));
  const { body } = await admin.call(refreshGoogleLocationsCall, { body: { clientId } });
  expect(body.jobId).toEqual(expect.any(String));
  await until(async () => (await state()).connection?.lastError === 'not-allowed');
});

test('users without the admin role can neither read nor start the Google connection, and admins of another brand cannot connect it [REV-09]', async () => {
  for (const role of ['brand_user', 'sales_rep', 'store_owner'] as const) {
    const user = await suite.visitor().as(await suite.people.user({ at: [{ client, role }] }));
    const { status } = await user.call(getGoogleConnectionCall, { query: { clientId } });
    expect([role, status]).toEqual([role, 403]);
    const started = await user.call(startGoogleConsentCall, { body: { clientId } });
    expect([role, started.status]).toEqual([role, 403]);
  }
  const stranger = await suite.adminOf(await suite.people.client());
  expect((await stranger.call(startGoogleConsentCall, { body: { clientId } })).status).toBe(403);
});
