import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { listConsentsCall, updateOptinCall } from '#modules/profile-hub/contract/consents.ts';
import { searchProfilesCall, setCriterionCall } from '#modules/profile-hub/contract/profiles.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { untilState } from '#platform/server/jobs/testing/job-rows.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { ProfileHubTables } from '../tables.ts';
import { brandContact } from '../testing/brand-contacts.ts';

const AT_ONCE = 40;
const suite = await testApp({ environment: { CHANGED_AT_ONCE: String(AT_ONCE) } });
const { app } = suite;
let client = await suite.people.client();
let admin = suite.visitor();
const db = () => app.database.ofClient<ProfileHubTables>(client.id);

beforeEach(async () => {
  client = await suite.people.client();
  admin = await suite
    .visitor()
    .as(await suite.people.user({ firstName: 'Ada', at: [{ client, role: 'brand_admin' }] }));
});

type Body = CallInput<typeof updateOptinCall>['body'];
const decide = (which: Body['which'], optin: Partial<Body['optin']>) =>
  admin.call(updateOptinCall, {
    body: {
      brandId: client.brandId,
      which,
      optin: {
        purpose: 'optin_email',
        decision: 'given',
        source: 'Letter of 3 June',
        wording: 'Maison Aubrac may write to me.',
        ...optin,
      },
    },
  });
const ledger = async (id: string) =>
  (await admin.call(listConsentsCall, { params: { id }, query: { brandId: client.brandId } })).body
    .items;
const counted = async (filter: object) =>
  (
    await admin.call(searchProfilesCall, {
      body: { brandId: client.brandId, filter: filter as never, limit: 1 },
    })
  ).body.total;
const asking = (field: string, value: unknown) => ({
  groups: [{ match: 'all', filters: [{ field, operator: 'is', value }] }],
});

test('every change of consent is stored with time, purpose, author, source and wording [PH-06] [PH-05]', async () => {
  const id = await brandContact({ db: db() }, client.id, { email: 'a@x.example' });
  expect((await decide({ ids: [id] }, {})).body).toEqual({ changed: 1, jobId: null });
  await decide(
    { ids: [id] },
    { decision: 'withdrawn', at: new Date().toISOString(), source: 'Phone call', wording: '' },
  );
  expect(await ledger(id)).toMatchObject([
    {
      purpose: 'optin_email',
      decision: 'withdrawn',
      source: 'manual',
      sourceName: 'Phone call',
      wording: null,
      recordedBy: 'Ada Person',
    },
    { decision: 'given', wording: 'Maison Aubrac may write to me.' },
  ]);
  const { rows } = await sql<{ payload: unknown }>`
    select payload from platform.events
    where client_id = ${client.id} and type = 'contact.consent-changed' order by id`.execute(
    app.database.acrossClients(),
  );
  expect(rows.map(({ payload }) => payload)).toEqual([
    { contactId: id, purpose: 'optin_email', decision: 'given' },
    { contactId: id, purpose: 'optin_email', decision: 'withdrawn' },
  ]);
});

test('no consent is recorded without its proof, for an unknown purpose or from tomorrow [PH-06]', async () => {
  const id = await brandContact({ db: db() }, client.id, { email: 'a@x.example' });
  const refused = async (optin: Partial<Body['optin']>) =>
    (await decide({ ids: [id] }, optin)).problem.errors?.[0]?.field;
  expect(await refused({ wording: ' ' })).toBe('body.optin.wording');
  expect(await refused({ source: '' })).toBe('body.optin.source');
  expect(await refused({ purpose: 'email' })).toBe('body.optin.purpose');
  expect(await refused({ at: '2999-01-01T00:00:00Z' })).toBe('body.optin.at');
  expect(await ledger(id)).toEqual([]);
});

test('a withdrawal wins over a simultaneous consent, whichever is recorded first [PH-06] [PH-18]', async () => {
  const id = await brandContact({ db: db() }, client.id, { email: 'a@x.example' });
  const at = '2026-11-01T10:00:00.000Z';
  await Promise.all([
    decide({ ids: [id] }, { at }),
    decide({ ids: [id] }, { at, decision: 'withdrawn' }),
  ]);
  expect((await ledger(id)).map(({ decision }) => decision)).toContain('withdrawn');
  expect(await counted(asking('optinEmail', true))).toBe(0);
  const again = await decide({ ids: [id] }, {});
  expect(again.problem.code).toBe('CONSENT_BLOCKED');
  const other = await brandContact({ db: db() }, client.id, { email: 'b@x.example' });
  expect((await decide({ ids: [id, other] }, {})).body.changed).toBe(1);
});

async function manyContacts(count: number): Promise<void> {
  await sql`
    insert into profile_hub.contacts (client_id, id, origin, email, country)
    select ${client.id}, lpad(to_hex(turn), 24, '0'), 'import', 'c' || turn || '@x.example', 'AT'
    from generate_series(1, ${count}::integer) as turn`.execute(db());
}

test('more contacts than a request changes are changed by a job, and a second run finds nothing left [PH-06] [GEN-10]', async () => {
  const many = AT_ONCE + 2;
  await manyContacts(many);
  const everybody = { filter: {}, except: [] };
  const { body } = await decide(everybody, {});
  expect(body).toEqual({ changed: 0, jobId: expect.any(String) });
  const job = await untilState(app.database, body.jobId ?? '', 'done');
  expect(job).toMatchObject({ done: many, total: many });
  expect(await counted(asking('optinEmail', true))).toBe(many);
  expect((await decide(everybody, {})).body).toEqual({ changed: 0, jobId: null });
});

test('one criterion is set for many contacts in one call, and contacts with that value do not change [PH-02]', async () => {
  await manyContacts(3);
  const set = (slug: string, value: string | null) =>
    admin.call(setCriterionCall, {
      body: { brandId: client.brandId, which: { filter: {}, except: [] }, slug, value },
    });
  expect((await set('city', 'Linz')).body).toEqual({ changed: 3, jobId: null });
  expect((await set('city', 'Linz')).body.changed).toBe(0);
  expect((await set('email', 'one@x.example')).problem.errors?.[0]).toEqual({
    field: 'body.slug',
    code: 'onePersons',
  });
  expect((await set('country', 'XX')).problem.errors?.[0]?.field).toBe('body.value');
  expect((await set('optin_email', null)).problem.errors?.[0]?.code).toBe('consentByProof');
});
