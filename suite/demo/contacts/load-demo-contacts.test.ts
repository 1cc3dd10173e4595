import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { getDashboardCall } from '#modules/profile-hub/contract/dashboard.ts';
import { countExportCall, getExportsCall } from '#modules/profile-hub/contract/export-contacts.ts';
import {
  pastImportCall,
  pastImportsCall,
} from '#modules/profile-hub/contract/imports/past-imports.ts';
import { searchProfilesCall } from '#modules/profile-hub/contract/profiles.ts';
import { listSegmentsCall } from '#modules/profile-hub/contract/segments.ts';
import { clientViewCalls } from '#platform/contract/lists/saved-view.ts';
import { demoClients, demoUsers } from '../demo-people.ts';
import { loadDemo } from '../load-demo.ts';
import { demoTestApp } from '../testing/demo-test-app.ts';
import { demoContacts, demoContactsOfNasbinals } from './demo-contacts.ts';
import { DEMO_IMPORT } from './load-demo-import.ts';

const suite = await demoTestApp();
const [aubrac, nasbinals] = demoClients;
const brandId = aubrac?.brandId ?? '';
const admin = suite.visitor();
const all = suite.app.database.acrossClients();

beforeAll(async () => {
  await admin.as({ id: demoUsers[0]?.id ?? '' });
});

async function countContacts(
  clientId: string | undefined,
  emails: readonly (string | undefined)[],
) {
  const { rows } = await sql<{ contacts: number; listed: number }>`
    select count(*) as contacts, count(*) filter (where email = any (${emails.filter(Boolean)}::text[])) as listed
    from profile_hub.contacts where client_id = ${clientId}`.execute(all);
  return { contacts: rows[0]?.contacts ?? 0, listed: rows[0]?.listed ?? 0 };
}

test('all demo contacts of both brands are loaded, and have only reserved addresses and phone numbers', async () => {
  for (const [client, contacts] of [
    [aubrac, demoContacts],
    [nasbinals, demoContactsOfNasbinals],
  ] as const) {
    const emails = contacts.map(({ values }) => values.email?.toString());
    const { listed } = await countContacts(client?.id, emails);
    expect(listed).toBe(emails.filter(Boolean).length);
    const { rows } = await sql<{ email: string | null; phone: string | null }>`
      select email, phone from profile_hub.contacts where client_id = ${client?.id}`.execute(all);
    expect(rows.length).toBeGreaterThanOrEqual(contacts.length);
    for (const { email, phone } of rows) {
      expect(email ?? 'a@b.example').toMatch(/^[a-z0-9.-]+@[a-z0-9-]+\.example$/);
      expect(email ?? phone).not.toBeNull();
      expect(phone ?? '+33199000000').toMatch(/^\+(3319900|493023125|441632960|43662550139)/);
    }
  }
});

test('the parts of the dashboard add up to its total, and every segment has contacts [PH-01]', async () => {
  const { body } = await admin.call(getDashboardCall, { query: { brandId } });
  const { count } = body.totalProfiles;
  expect(count).toBe((await countContacts(aubrac?.id, [])).contacts);
  expect(count).toBeGreaterThan(demoContacts.length);
  for (const parts of [body.genders, body.ages, body.countries])
    expect(parts.reduce((sum, part) => sum + part.count, 0)).toBe(count);
  for (const { count: agreed } of [...Object.values(body.optInProportion), ...body.optInCustom])
    expect(agreed).toBeGreaterThan(0);
  const { segments } = (await admin.call(getExportsCall, { query: { brandId } })).body;
  expect(segments.map(({ kind }) => kind).sort()).toEqual(['live', 'live', 'live', 'static']);
  const listed = (await admin.call(listSegmentsCall, { query: { brandId } })).body.items;
  expect(listed.find(({ kind }) => kind === 'static')?.usedIn).toEqual(['Herbstaktion Gusseisen']);
  for (const { id } of segments) {
    const filter = {
      groups: [
        { filters: [{ field: 'segment' as const, operator: 'any-of' as const, value: [id] }] },
      ],
    };
    const counted = await admin.call(countExportCall, { body: { brandId, filters: { filter } } });
    expect(counted.body.count).toBeGreaterThan(0);
  }
});

test('the list of contacts opens on people with a whole name, most with a town, and has three saved views [PH-02] [PH-04]', async () => {
  const { body } = await admin.call(searchProfilesCall, { body: { brandId, limit: 25 } });
  const people = body.items.map(({ criterias }) => criterias);
  for (const { firstname, lastname } of people) expect([firstname, lastname]).not.toContain(null);
  expect(people.filter(({ city }) => city !== null).length).toBeGreaterThan(people.length / 2);
  const views = await admin.call(clientViewCalls.list, {
    params: { uuid: aubrac?.id ?? '' },
    query: { list: 'profile-hub.contacts' },
  });
  expect(views.body.items.map(({ name }) => name)).toEqual([
    'Club des couteliers',
    'Herbstaktion Gusseisen',
    'Messerfreunde AT',
  ]);
});

test('the import history has a certified file with matching counts and skipped lines that can be undone [PH-13]', async () => {
  const params = { uuid: aubrac?.id ?? '' };
  const { body } = await admin.call(pastImportsCall, { params, query: {} });
  const { fileName, wording, ...counts } = DEMO_IMPORT;
  expect(body.items).toMatchObject([{ fileName, ...counts, undoneAt: null }]);
  const [{ id, lines } = { id: '', lines: 0 }] = body.items;
  expect(lines).toBe(Object.values(counts).reduce((sum, count) => sum + count, 0));
  const { body: past } = await admin.call(pastImportCall, { params: { ...params, id } });
  expect(past.certificate).toMatchObject({ wording, fileName, voidedAt: null });
  expect(past.wrongLines).toBe(true);
  expect(Date.parse(past.undoUntil)).toBeGreaterThan(Date.now());
  const { rows } = await sql<{ made: number; agreed: number }>`
    select (select count(*) from profile_hub.contacts where client_id = ${aubrac?.id} and origin_id = ${id}) as made,
      (select count(*) from profile_hub.consents
        where client_id = ${aubrac?.id} and certificate_id = ${past.certificate.id} and decision = 'given') as agreed`.execute(
    all,
  );
  expect(rows).toEqual([{ made: counts.created, agreed: past.given.optin_email }]);
});

test('what contacts scanned are codes of the brand, and nothing lies in the future [PH-05]', async () => {
  const { rows } = await sql<{ strange: number; coming: number; kinds: number }>`
    select count(*) filter (where station.kind = 'scan' and station.sku is not null and touchpoint.sku is null) as strange,
      count(*) filter (where station.at > now()) as coming, count(distinct station.kind) as kinds
    from profile_hub.stations as station
    left join touchpoints.touchpoints as touchpoint
      on touchpoint.client_id = station.client_id and touchpoint.sku = station.sku`.execute(all);
  expect(rows).toEqual([{ strange: 0, coming: 0, kinds: 10 }]);
});

test('every request in a journey is a lead of the same contact with the same end, and every older lead is in a journey, with the answers of its contact and the decisions of its owner [PH-05]', async () => {
  const { rows } = await sql<Record<string, number>>`
    select
      count(*) filter (where station.kind = 'lead') as requests,
      count(*) filter (where station.kind = 'lead' and lead.id is null) as "withoutLead",
      count(*) filter (where station.kind = 'lead' and lead.email is distinct from contact.email) as "ofOthers",
      count(*) filter (where station.kind = 'sale' and (station.amount, station.currency)
        is distinct from (lead.price, lead.currency)) as "otherPrice",
      count(*) filter (where station.kind = 'lost' and lead.status <> 'lost') as "otherEnd",
      (select count(*) from leads.leads as past
        where past.client_id = ${aubrac?.id} and past.metadata ->> 'url' is null
          and not exists (select from profile_hub.stations as own
            where own.client_id = past.client_id and own.kind = 'lead' and own.ref = past.id::text)) as "leadsWithoutJourney",
      (select count(*) from leads.leads as past
        cross join lateral jsonb_array_elements(past.fields_values) as answer
        where past.client_id = ${aubrac?.id} and past.metadata ->> 'url' is null
          and answer ->> 'slug' in ('firstname', 'lastname', 'email')
          and answer ->> 'value' is distinct from to_jsonb(past) ->> (answer ->> 'slug')) as "otherAnswer",
      (select count(*) from leads.leads as past
        join leads.lead_history as line on line.client_id = past.client_id and line.lead_id = past.id
        where past.client_id = ${aubrac?.id} and past.metadata ->> 'url' is null and past.owner is not null
          and line.kind = 'status' and line.by ->> 'email' is distinct from past.owner ->> 'email') as "decidedByOthers",
      (select max(many) from (select count(*) as many from leads.leads where client_id = ${aubrac?.id}
        group by email) as person) as "mostOfOnePerson"
    from profile_hub.stations as station
    join profile_hub.contacts as contact on contact.client_id = station.client_id and contact.id = station.contact_id
    left join leads.leads as lead on lead.client_id = station.client_id and lead.id::text = station.ref
    where station.client_id = ${aubrac?.id} and station.kind in ('lead', 'accepted', 'sale', 'lost')`.execute(
    all,
  );
  const [{ requests = 0, mostOfOnePerson = 0, ...faults } = {}] = rows;
  expect(faults).toEqual({
    withoutLead: 0,
    ofOthers: 0,
    otherPrice: 0,
    otherEnd: 0,
    leadsWithoutJourney: 0,
    otherAnswer: 0,
    decidedByOthers: 0,
  });
  expect(requests).toBeGreaterThan(400);
  expect(mostOfOnePerson).toBeLessThan(12);
});

test('a demo that an earlier version loaded without contacts gets them at the next start, once [PH-01]', async () => {
  const before = await countContacts(aubrac?.id, []);
  expect(before.contacts).toBeGreaterThan(0);
  await loadDemo(suite.app);
  expect(await countContacts(aubrac?.id, [])).toEqual(before);
  await emptyProfileHub();
  await loadDemo(suite.app);
  const after = await countContacts(aubrac?.id, []);
  expect(after.contacts).toBe(before.contacts);
  await loadDemo(suite.app);
  expect(await countContacts(aubrac?.id, [])).toEqual(after);
});

/** Simulates a version without Profile Hub; only the owner may empty its tables. */
async function emptyProfileHub(): Promise<void> {
  const owner = new pg.Client({ connectionString: suite.databaseUrl });
  await owner.connect();
  const { rows } = await owner.query<{ names: string }>(
    `select string_agg(format('%I.%I', schemaname, tablename), ', ') as names
      from pg_tables where schemaname = 'profile_hub'`,
  );
  await owner.query(`truncate ${rows[0]?.names} cascade`);
  await owner.end();
}
