import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getDashboardCall } from '#modules/profile-hub/contract/dashboard.ts';
import { GENDERS } from '#modules/profile-hub/contract/standard-criteria.ts';
import { jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { recordDecisions } from '../consents/record-decisions.ts';
import { contactPatch } from '../contacts/contact-row.ts';
import { writeContacts } from '../contacts/write-contacts.ts';
import { createCriterion } from '../criteria/create-criterion.ts';
import { readCriteriaIndex } from '../criteria/criteria-index.ts';
import type { ProfileHubTables } from '../tables.ts';
import { brandContact } from '../testing/brand-contacts.ts';
import { closeMonths, foldSome, recountContacts } from './figures.job.ts';

const suite = await testApp();
const everywhere = suite.app.database.acrossClients();

async function brand() {
  const client = await suite.people.client();
  const user = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  const db = suite.app.database.ofClient<ProfileHubTables>(client.id);
  const admin = await suite.visitor().as(user);
  const dashboard = async (months?: '24') => {
    const query = { brandId: client.brandId, ...(months && { months: Number(months) }) };
    return (await admin.call(getDashboardCall, { query })).body;
  };
  return { clientId: client.id, db, dashboard };
}

type Counted = Record<string, number>;

async function storedCounts(clientId: string): Promise<Counted> {
  const { rows } = await sql<{ what: string; count: number }>`
    select kind || ' ' || key as what, sum(count)::bigint as count from (
      select * from profile_hub.contact_counts
      union all select client_id, kind, key, count from profile_hub.contact_count_changes) as every
    where client_id = ${clientId} group by 1 having sum(count) <> 0`.execute(everywhere);
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]));
}

/** The same, by reading every contact. */
async function recounted(clientId: string): Promise<Counted> {
  const { rows } = await sql<{
    known: number;
    given: number[];
    email: string | null;
    gender: string | null;
    country: string | null;
    birth: string | null;
    day: string;
  }>`
    select known, given, email, gender, country, left(birthdate::text, 7) as birth,
      (created_at at time zone 'UTC')::date::text as day
    from profile_hub.contacts where client_id = ${clientId}`.execute(everywhere);
  const counted: Counted = {};
  const add = (what: string, count = 1) => {
    counted[what] = (counted[what] ?? 0) + count;
  };
  for (const { known, given, email, gender, country, birth, day } of rows) {
    add('total ');
    add('known ', known);
    if (given.length > 0) add('consenting ');
    if (email !== null && given.includes(1)) add('reachable ');
    for (const purpose of given) add(`given ${purpose}`);
    add(`gender ${gender ?? ''}`);
    add(`country ${country ?? ''}`);
    add(`birth ${birth ?? ''}`);
    add(`day ${day}`);
  }
  return Object.fromEntries(Object.entries(counted).filter(([, count]) => count !== 0));
}

/** Deterministic, so that failures can be reproduced. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

const COUNTRIES = ['FR', 'DE', 'NO', null];

test('the stored counts match the contacts after any sequence of changes [PH-01]', async () => {
  const { clientId, db } = await brand();
  const book = await readCriteriaIndex({ db }, clientId);
  const roll = dice(1958);
  const values = () => ({
    gender: [...GENDERS, null][roll(4)] ?? null,
    country: COUNTRIES[roll(4)] ?? null,
    birthdate: roll(3) === 0 ? null : `19${50 + roll(50)}-0${1 + roll(9)}-1${roll(10)}`,
    firstname: roll(2) === 0 ? null : 'Ana',
  });
  let ids: string[] = [];
  for (let turn = 0; turn < 40; turn += 1) {
    const some = ids.filter(() => roll(3) === 0);
    const what = roll(6);
    if (what <= 1) {
      const patches = Array.from({ length: 1 + roll(20) }, (_, at) =>
        contactPatch(
          { id: `${turn}`.padStart(12, '0') + `${at}`.padStart(12, '0'), isNew: true },
          { ...values(), email: `p${turn}-${at}@brand.example` },
          book,
        ),
      );
      const { created } = await writeContacts({ db }, { clientId, origin: 'import' }, patches);
      ids = [...ids, ...created];
    } else if (what === 2) {
      const patches = some.map((id) => contactPatch({ id, isNew: false }, values(), book));
      await writeContacts({ db }, { clientId, origin: 'manual' }, patches);
    } else if (what === 3) {
      await recordDecisions({ db }, clientId, {
        decisions: some.map((contactId) => ({
          contactId,
          purpose: 1 + roll(3),
          decision: roll(2) === 0 ? 'given' : 'withdrawn',
        })),
        proof: { at: new Date(Date.UTC(2026, 0, 1 + turn)), source: 'manual', sourceName: 'test' },
      });
    } else if (what === 4) {
      await sql`delete from profile_hub.contacts where id = any (${some.slice(0, 5)})`.execute(db);
      ids = ids.filter((id) => !some.slice(0, 5).includes(id));
    } else await foldSome({ db: everywhere });
  }
  expect(ids.length).toBeGreaterThan(20);
  expect(await storedCounts(clientId)).toEqual(await recounted(clientId));
});

test('an edit of a contact does not wait for a long import, and both are counted [PH-01]', async () => {
  const { clientId, db } = await brand();
  const book = await readCriteriaIndex({ db }, clientId);
  const id = await brandContact({ db }, clientId, { email: 'ana@brand.example', country: 'FR' });
  await db.transaction().execute(async (tx) => {
    await writeContacts({ db: tx }, { clientId, origin: 'import' }, [
      contactPatch(
        { id: 'f'.repeat(24), isNew: true },
        { email: 'b@brand.example', country: 'FR' },
        book,
      ),
    ]);
    await writeContacts({ db }, { clientId, origin: 'manual' }, [
      contactPatch({ id, isNew: false }, { country: 'NO' }, book),
    ]);
    await foldSome({ db: everywhere });
  });
  expect(await storedCounts(clientId)).toMatchObject({
    'country FR': 1,
    'country NO': 1,
    'total ': 2,
  });
});

test('a recount corrects figures that have drifted [PH-01]', async () => {
  const { clientId, db } = await brand();
  await brandContact({ db }, clientId, { email: 'ana@brand.example', gender: 'female' });
  await foldSome({ db: everywhere });
  await sql`update profile_hub.contact_counts set count = count + 7 where client_id = ${clientId}`.execute(
    everywhere,
  );
  await sql`insert into profile_hub.contact_counts values (${clientId}, 'country', 'XX', 3)`.execute(
    everywhere,
  );
  await suite.app.jobs.enqueue(everywhere, recountContacts, {});
  await jobsAreDone(suite.app, recountContacts.name);
  expect(await storedCounts(clientId)).toEqual(await recounted(clientId));
});

test('the dashboard returns every figure by name, for this brand only [PH-01] [ENT-01]', async () => {
  const { clientId, db, dashboard } = await brand();
  const other = await brand();
  await brandContact({ db: other.db }, other.clientId, { email: 'x@brand.example' });
  await createCriterion({ db }, clientId, {
    label: 'Club des couteliers',
    type: 'closedUnique',
    mandatory: false,
    options: [],
    consent: true,
  });
  const year = new Date().getUTCFullYear();
  await brandContact(
    { db },
    clientId,
    {
      email: 'ana@brand.example',
      gender: 'female',
      country: 'FR',
      birthdate: `${year - 30}-01-01`,
    },
    { decisions: { optin_email: 'given', club_des_couteliers: 'given' } },
  );
  await brandContact(
    { db },
    clientId,
    { phone: '+4722000000', country: 'NO', birthdate: `${year - 80}-01-01` },
    { decisions: { optin_phone: 'given', optin_partners: 'refused' } },
  );
  const old = await brandContact({ db }, clientId, { email: 'old@brand.example', country: 'FR' });
  await sql`update profile_hub.contacts set created_at = now() - interval '70 days' where id = ${old}`.execute(
    db,
  );
  const data = await dashboard();
  expect(data.totalProfiles.monthes).toHaveLength(12);
  expect(data.totalProfiles).toMatchObject({ count: 3 });
  expect(data.totalProfiles.monthes.map(({ count }) => count).slice(-3)).toEqual([1, 1, 3]);
  expect(data.totalProfiles.monthes[0]?.count).toBe(0);
  expect(data.optInProportion).toMatchObject({
    any: { count: 2 },
    email: { count: 1, share: 1 / 3 },
    phone: { count: 1 },
    partners: { count: 0 },
    reachableByEmail: { count: 1 },
  });
  expect(data.optInCustom).toEqual([
    { slug: 'club_des_couteliers', label: 'Club des couteliers', count: 1, share: 1 / 3 },
  ]);
  expect(data.averageKnowledge).toMatchObject({ criterias: 15, filled: (6 + 5 + 2) / 3 });
  expect(data.genders.map(({ gender, count }) => [gender, count])).toEqual([
    ['female', 1],
    ['male', 0],
    ['other', 0],
    [null, 2],
  ]);
  expect(data.countries.map(({ country, count }) => [country, count])).toEqual([
    ['FR', 2],
    ['NO', 1],
  ]);
  expect(
    data.ages.filter(({ count }) => count > 0).map(({ band, count }) => [band?.from, count]),
  ).toEqual([
    [25, 1],
    [65, 1],
    [undefined, 1],
  ]);
  expect((await dashboard('24')).totalProfiles.monthes).toHaveLength(24);
});

test('a month ends with the midnight of the brand, not with that of Greenwich [PH-01]', async () => {
  const { clientId, db, dashboard } = await brand();
  await sql`update directory.clients set time_zone = 'Pacific/Auckland' where id = ${clientId}`.execute(
    everywhere,
  );
  const id = await brandContact({ db }, clientId, { email: 'ana@brand.example' });
  const ends = async (moment: string) => {
    await sql`update profile_hub.contacts set created_at = ${moment}::timestamptz where id = ${id}`.execute(
      db,
    );
    return (await dashboard()).totalProfiles.monthes.findIndex(({ count }) => count === 1);
  };
  const month = new Date();
  month.setUTCDate(0);
  const lastDay = month.toISOString().slice(0, 10);
  const evening = await ends(`${lastDay}T08:00:00Z`);
  expect(await ends(`${lastDay}T14:00:00Z`)).toBe(evening + 1);
});

test('a closed month retains its figure when a contact is erased later [PH-01]', async () => {
  const { clientId, db, dashboard } = await brand();
  const ids = [
    await brandContact({ db }, clientId, { email: 'ana@brand.example' }),
    await brandContact({ db }, clientId, { email: 'bo@brand.example' }),
  ];
  await sql`update profile_hub.contacts set created_at = now() - interval '40 days'
    where id = any (${ids})`.execute(db);
  await suite.app.jobs.enqueue(everywhere, closeMonths, {});
  await jobsAreDone(suite.app, closeMonths.name);
  await sql`delete from profile_hub.contacts where id = ${ids[0]}`.execute(db);
  const { count, monthes } = (await dashboard()).totalProfiles;
  expect([count, ...monthes.slice(-2).map((month) => month.count)]).toEqual([1, 2, 1]);
});
