import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { getLocationCall } from '#modules/directory/contract/locations/manage-locations.ts';
import { prospectImportCalls } from '#modules/opportunity/contract/imports.ts';
import { getMapChoicesCall } from '#modules/opportunity/contract/map-calls.ts';
import {
  assignProspectsCall,
  convertProspectCall,
  createProspectCall,
  deleteProspectCall,
  updateProspectCall,
} from '#modules/opportunity/contract/prospects.ts';
import { listJobs } from '#platform/contract/jobs.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { eventsAreDelivered, jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { syncRetailersJob } from '../retailers/sync-retailers.ts';
import type { OpportunityTables } from '../tables.ts';

const suite = await testApp();
const { app } = suite;
const everywhere = app.database.acrossClients<OpportunityTables>();
let client = await suite.people.client();
let params = { clientId: client.id };
let admin = suite.visitor();

beforeEach(async () => {
  client = await suite.people.client();
  params = { clientId: client.id };
  admin = await suite.adminOf(client);
});

const MORVAN = { name: 'Morvan', code: 'P-1', city: 'Lyon', postalCode: '69002', country: 'FR' };
const create = (body: Record<string, unknown> = {}) =>
  admin.call(createProspectCall, { params, body: { ...MORVAN, ...body } });
const stored = () =>
  everywhere
    .selectFrom('opportunity.retailers')
    .selectAll()
    .where('client_id', '=', client.id)
    .orderBy('code')
    .execute();

async function configureKnives(): Promise<void> {
  const config = { subActivities: [{ activity: 'Kitchenware', name: 'Knives' }] };
  await sql`
    insert into opportunity.configurations (client_id, config)
    values (${client.id}, ${JSON.stringify(config)}::jsonb)`.execute(everywhere);
}

async function addLocation(code: string): Promise<string> {
  const id = uuidV7();
  await sql`
    insert into directory.locations (client_id, id, code, name, country)
    values (${client.id}, ${id}, ${code}, ${code}, 'FR')`.execute(everywhere);
  return id;
}

describe('a prospect [OPP-01]', () => {
  test('is located by its address, updated only with its latest version, and deleted', async () => {
    const { body, status } = await create();
    expect(status).toBe(201);
    const [made] = await stored();
    expect(made).toMatchObject({ id: body.id, location_id: null, sells: false });
    expect(made?.latitude).toBeCloseTo(45.75, 1);
    const one = { ...params, id: body.id };
    const prospect = { ...MORVAN, name: 'Morvan & Fils', latitude: 45.7, longitude: 4.8 };
    const saved = await admin.call(updateProspectCall, {
      params: one,
      body: { prospect, version: 1 },
    });
    expect(saved.body).toEqual({ id: body.id, version: 2 });
    const late = await admin.call(updateProspectCall, {
      params: one,
      body: { prospect, version: 1 },
    });
    expect(late.status).toBe(409);
    expect(await stored()).toMatchObject([{ name: 'Morvan & Fils', latitude: 45.7 }]);
    expect((await admin.call(deleteProspectCall, { params: one })).status).toBe(204);
    expect((await admin.call(deleteProspectCall, { params: one })).status).toBe(404);
  });

  test('has a code of its own, and a configured sub-activity where there are any', async () => {
    await create();
    expect((await create({ code: 'p-1' })).problem?.code).toBe('PROSPECT_CODE_TAKEN');
    await addLocation('SHOP');
    expect((await create({ code: 'shop' })).problem?.code).toBe('PROSPECT_CODE_TAKEN');
    expect((await create({ code: '' })).status).toBe(201);
    expect((await create({ code: '' })).status).toBe(201);
    await configureKnives();
    const pans = await create({ code: 'P-2', activity: 'Kitchenware', subActivity: 'Pans' });
    expect(pans.problem?.code).toBe('SUB_ACTIVITY_UNKNOWN');
    const free = await create({ code: 'P-3', activity: 'Garden', subActivity: 'Spades' });
    expect(free.status).toBe(201);
    expect((await create({ code: 'P-4', latitude: 45 })).status).toBe(400);
    expect((await create({ code: 'P-5', country: 'ZZ' })).status).toBe(400);
  });

  test('is not a location of the directory, nor another client’s', async () => {
    const id = uuidV7();
    await everywhere
      .insertInto('opportunity.retailers')
      .values({
        client_id: client.id,
        id,
        location_id: id,
        name: 'Shop',
        country: 'FR',
        sells: true,
      })
      .execute();
    const one = { ...params, id };
    const body = { prospect: MORVAN, version: 1 };
    expect((await admin.call(updateProspectCall, { params: one, body })).status).toBe(404);
    expect((await admin.call(deleteProspectCall, { params: one })).status).toBe(404);
    const stranger = await suite.adminOf(await suite.people.client());
    expect((await stranger.call(deleteProspectCall, { params: one })).status).toBe(403);
    expect(await stored()).toHaveLength(1);
  });
});

describe('assigning prospects [OPP-07]', () => {
  test('notifies the sales representative once per assignment and refuses users with another role', async () => {
    const [one, two] = [(await create()).body.id, (await create({ code: 'P-2' })).body.id];
    await sql`
      update opportunity.retailers set area_3 = 'FR:3:69' where id = ${two}`.execute(everywhere);
    const rep = await suite.people.user({ at: [{ client, role: 'sales_rep' }] });
    const user = await suite.people.user({ at: [{ client, role: 'brand_user' }] });
    const assign = (body: { ids?: string[]; areaId?: string; userId: string | null }) =>
      admin.call(assignProspectsCall, { params, body });
    expect((await assign({ ids: [one], userId: rep.id })).body).toEqual({ changed: 1 });
    expect((await assign({ ids: [one], userId: rep.id })).body).toEqual({ changed: 0 });
    expect((await assign({ areaId: 'FR:3:69', userId: rep.id })).body).toEqual({ changed: 1 });
    const { rows } = await sql`
      select kind, title from platform.notifications where user_id = ${rep.id}`.execute(everywhere);
    expect(rows).toMatchObject([
      { kind: 'prospects-assigned', title: { params: { count: 1 } } },
      { kind: 'prospects-assigned' },
    ]);
    for (const stranger of [user.id, uuidV7()])
      expect((await assign({ ids: [one], userId: stranger })).problem?.code).toBe(
        'SALES_REP_UNKNOWN',
      );
    expect((await assign({ ids: [one], userId: null })).body).toEqual({ changed: 1 });
    expect((await assign({ userId: null })).status).toBe(400);
    expect((await stored()).map(({ assigned_to }) => assigned_to)).toEqual([null, rep.id]);
  });
});

describe('a prospect that becomes a location [OPP-01]', () => {
  test('is in the directory and no longer a prospect, immediately and after the directory sync', async () => {
    const { body } = await create({ type: 'Boutique', subActivity: 'Knives' });
    const one = { ...params, id: body.id };
    const rep = await suite.people.user({ at: [{ client, role: 'sales_rep' }] });
    await admin.call(assignProspectsCall, { params, body: { ids: [body.id], userId: rep.id } });
    const made = await admin.call(convertProspectCall, { params: one, body: { version: 2 } });
    expect(made.status).toBe(201);
    const location = await admin.call(getLocationCall, {
      params: { uuid: client.id, id: made.body.id },
    });
    // A position derived from the address is not stored in the directory as if measured.
    expect(location.body).toMatchObject({
      code: 'P-1',
      name: 'Morvan',
      latitude: null,
      type: { name: 'Boutique' },
      representatives: [{ userId: rep.id }],
    });
    const expected = [{ id: made.body.id, location_id: made.body.id, sub_activity: 'Knives' }];
    expect(await stored()).toMatchObject(expected);
    await eventsAreDelivered(app);
    await jobsAreDone(app, syncRetailersJob.name);
    expect(await stored()).toMatchObject(expected);
    const again = await admin.call(convertProspectCall, { params: one, body: { version: 1 } });
    expect(again.status).toBe(404);
  });

  test('stays one where its code is taken, or the user manages no locations', async () => {
    const { body } = await create({ latitude: 45.7, longitude: 4.8 });
    const one = { ...params, id: body.id };
    await addLocation('P-9');
    const taken = await admin.call(convertProspectCall, {
      params: one,
      body: { version: 1, code: 'p-9' },
    });
    expect(taken.problem?.code).toBe('PROSPECT_CODE_TAKEN');
    const stale = await admin.call(convertProspectCall, { params: one, body: { version: 7 } });
    expect(stale.status).toBe(409);
    const mapOnly = await suite.people.user({
      at: [{ client, role: 'brand_admin', menus: ['platform/opportunity'] }],
    });
    const refused = await (await suite.visitor().as(mapOnly)).call(convertProspectCall, {
      params: one,
      body: { version: 1 },
    });
    expect(refused.status).toBe(403);
    expect(await stored()).toMatchObject([{ location_id: null, name: 'Morvan' }]);
  });
});

describe('prospects by file [OPP-01]', () => {
  const uuid = () => ({ uuid: client.id });
  const check = async (content: string) =>
    (
      await admin.upload(prospectImportCalls.check, {
        params: uuid(),
        file: new File([content], 'prospects.csv'),
      })
    ).body;
  async function bring(content: string) {
    const report = await check(content);
    const { body } = await admin.call(prospectImportCalls.write, {
      params: { ...uuid(), id: report.id },
      body: {},
    });
    await until(async () => {
      const jobs = await admin.call(listJobs, { query: params });
      return jobs.body.items.find(({ id, state }) => id === body.jobId && state === 'done');
    });
    return report;
  }

  test('are made and changed by their codes; the same file again changes nothing', async () => {
    const file =
      'code,name,country,city,postal code,latitude,longitude,affiliation,activity,sub-activity,type,attributes\n' +
      'P-1,Morvan,FR,Lyon,69002,,,Independent,Kitchenware,Knives,Shop,Floor: 2\n' +
      'P-2,Dupont,France,Paris,75001,48.86,2.34,,,,,\n';
    await bring(file);
    const first = await stored();
    expect(first).toMatchObject([
      { code: 'P-1', sub_activity: 'Knives', attributes: { Floor: '2' }, location_id: null },
      { code: 'P-2', country: 'FR', latitude: 48.86, sells: false },
    ]);
    expect(first[0]?.latitude).toBeCloseTo(45.75, 1);
    expect(await check(file)).toMatchObject({ creates: 0, updates: 0, unchanged: 2 });
    await bring('code,city\np-1,Villeurbanne\n');
    const [moved, same] = await stored();
    expect(moved).toMatchObject({ code: 'P-1', name: 'Morvan', city: 'Villeurbanne', version: 2 });
    expect(same).toMatchObject({ version: 1 });
    const { body } = await admin.call(getMapChoicesCall, { params });
    expect(body.files).toMatchObject([
      { what: 'prospects', name: 'prospects.csv', lines: 1 },
      { what: 'prospects', lines: 2 },
    ]);
  });

  test('wrong lines are reported: duplicates, positions, sub-activities, codes of locations', async () => {
    await configureKnives();
    await addLocation('SHOP');
    const report = await check(
      'code,name,country,latitude,longitude,activity,subActivity,colour\n' +
        'A,One,FR,45,4,,,red\n' +
        'a,Two,FR,45,4,,,\n' +
        'B,Three,FR,91,4,,,\n' +
        'C,Four,FR,45,,,,\n' +
        'D,Five,FR,,,Kitchenware,Pans,\n' +
        'shop,Six,FR,,,,,\n' +
        'E,,FR,,,,,\n' +
        'F,Eight,Atlantis,,,,,\n',
    );
    expect(report.faults.map(({ line, column, code }) => [line, column, code])).toEqual([
      [3, 'code', 'repeated'],
      [4, 'latitude', 'aboveMax'],
      [5, 'longitude', 'opportunity.coordinates'],
      [6, 'subActivity', 'opportunity.subActivity'],
      [7, 'code', 'opportunity.codeOfLocation'],
      [8, 'name', 'required'],
      [9, 'country', 'notCountry'],
    ]);
    expect(report.columns.find(({ header }) => header === 'colour')?.column).toBeNull();
    expect(report).toMatchObject({ creates: 1, wrong: 7 });
  });
});

test('a prospect cannot be converted with the code of another one, which stays [OPP-01]', async () => {
  const { body } = await create();
  await create({ code: 'P-2', name: 'Other' });
  const taken = await admin.call(convertProspectCall, {
    params: { ...params, id: body.id },
    body: { version: body.version, code: 'p-2' },
  });
  expect(taken.problem.code).toBe('PROSPECT_CODE_TAKEN');
  expect((await stored()).map(({ name }) => name)).toEqual(['Morvan', 'Other']);
});

test('more concurrent calls than there are connections are all answered [OPP-01]', async () => {
  const codes = Array.from({ length: 12 }, (_, index) => `M-${index}`);
  const created = await Promise.all(codes.map((code) => create({ code })));
  expect(created.map(({ status }) => status)).toEqual(codes.map(() => 201));
  const converted = await Promise.all(
    created.map(({ body: { id, version } }) =>
      admin.call(convertProspectCall, { params: { ...params, id }, body: { version } }),
    ),
  );
  expect(converted.map(({ status }) => status)).toEqual(codes.map(() => 201));
});
