import { sql } from 'kysely';
import pg from 'pg';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  exportLocationsCall,
  listLocationsCall,
  locationImportCalls,
} from '#modules/directory/contract/locations/list-locations.ts';
import { getLocationCall } from '#modules/directory/contract/locations/manage-locations.ts';
import { exportOutcomeSchema } from '#platform/contract/files/export-body.ts';
import { listJobs } from '#platform/contract/jobs.ts';
import { SeenInFile } from '#platform/server/imports/seen-in-file.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { lockWaiters } from '#platform/testing/database/own-activity.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { DirectoryTables } from '../tables.ts';
import { Shop } from '../testing/shop.ts';
import { identifyLocations } from './identify-locations.ts';

const suite = await testApp();
const shop = new Shop(suite.app);
let client = await suite.people.client();
let params = { uuid: client.id };
let admin = suite.visitor();

beforeEach(async () => {
  client = await suite.people.client();
  params = { uuid: client.id };
  admin = await suite.adminOf(client);
});

async function check(content: string | Blob, name = 'locations.csv') {
  const { body, status } = await admin.upload(locationImportCalls.check, {
    params,
    file: new File([content], name),
  });
  expect(status).toBe(200);
  return body;
}

async function ended(jobId: string, caller = admin) {
  return until(async () => {
    const { body } = await caller.call(listJobs, { query: { clientId: client.id } });
    return body.items.find(
      ({ id, state }) => id === jobId && (state === 'done' || state === 'failed'),
    );
  });
}

async function write(content: string | Blob, name?: string) {
  const { id } = await check(content, name);
  const { body, status } = await admin.call(locationImportCalls.write, {
    params: { ...params, id },
    body: {},
  });
  expect(status).toBe(202);
  const job = await ended(body.jobId);
  const report = await admin.call(locationImportCalls.report, { params: { ...params, id } });
  return { job, report: report.body };
}

async function asOwner(): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: suite.databaseUrl });
  await owner.connect();
  onTestFinished(() => owner.end());
  return owner;
}

async function audited(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from platform.audit_entries
    where client_id = ${client.id} and record like 'directory.%'`.execute(shop.db);
  return rows[0]?.count ?? 0;
}

test('a file makes locations with types, groups, hours and representatives, and changes those that exist [SUP-02]', async () => {
  const rep = await suite.people.user({ at: [{ client, role: 'sales_rep' }] });
  const existingId = await shop.location(client, {
    code: 'no-1',
    name: 'Old name',
    city: 'Bergen',
  });
  const nord = await shop.group(client, 'Nord');
  const { job } = await write(
    [
      'Code;Name;Country;Latitude;Longitude;Type;Groups;Monday;Sunday;Attributes;Representatives;Phone',
      `NO-1;New name;Norwegen;59,9;10.7;Retailer;NORD | Key accounts;09:00-12:00, 14-18;-;Floor: 2;${rep.email};+47 22 00 00 00`,
      'DE-1;Lindenmüller;DE;;;retailer;;;;;;',
    ].join('\n'),
  );
  expect(job).toMatchObject({ state: 'done' });
  const { body } = await admin.call(getLocationCall, { params: { ...params, id: existingId } });
  expect(body).toMatchObject({
    code: 'no-1',
    name: 'New name',
    city: 'Bergen',
    latitude: 59.9,
    type: { name: 'Retailer' },
    groups: [{ name: 'Key accounts' }, { id: nord, name: 'Nord' }],
    attributes: { Floor: '2' },
    openingHours: {
      mon: [
        { from: '09:00', to: '12:00' },
        { from: '14:00', to: '18:00' },
      ],
      sun: [],
    },
    representatives: [{ userId: rep.id, through: 'location' }],
  });
  const { body: list } = await admin.call(listLocationsCall, { params, query: { q: 'DE-1' } });
  expect(list.items).toMatchObject([{ code: 'DE-1', type: { name: 'Retailer' }, groups: [] }]);
});

test('groups and types that the file creates are listed before it is written [SUP-02]', async () => {
  await shop.group(client, 'Nord');
  const { makes, creates, wrong } = await check(
    [
      'code,name,country,type,groups',
      'A,One,FR,Flagship,NORD | Kay accounts | Key accounts',
      'B,Two,FR,flagship,KÉY ACCOUNTS | Key-accounts',
      'C,,FR,Lost type,Lost group',
    ].join('\n'),
  );
  expect({ creates, wrong }).toEqual({ creates: 2, wrong: 1 });
  expect(makes).toEqual([
    { column: 'groups', count: 3, names: ['Kay accounts', 'Key accounts', 'Key-accounts'] },
    { column: 'type', count: 1, names: ['Flagship'] },
  ]);
  await write('code,name,country,type,groups\nA,One,FR,Flagship,Key accounts');
  expect((await check('code,type,groups\nA,FLAGSHIP,key accounts')).makes).toEqual([]);
});

test('invalid cells are reported by line and column, and no location is written [SUP-02]', async () => {
  await shop.location(client, { code: 'OLD' });
  const report = await check(
    [
      'code,name,country,latitude,longitude,mon,representatives,phone,movedTo',
      'A,One,XX,,,,,,',
      'a,,FR,,,,,,',
      'B,Two,FR,48.1,,,,,',
      'C,Three,FR,,,"18:00-09:00,20-22",,,',
      'D,Four,FR,,,,nobody@nowhere.example,,',
      'E,Five,FR,,,,,call me,',
      'OLD,,,,,,,,',
      'F,Six,FR,,,,,,nowhere',
      'G,Seven,FR,,,,,,h',
      'H,Eight,FR,,,,,,G',
    ].join('\n'),
  );
  const found = report.faults.map(({ line, column, code }) => [line, column, code]);
  expect(found).toEqual(
    expect.arrayContaining([
      [2, 'country', 'notCountry'],
      [3, 'name', 'required'],
      [4, 'longitude', 'directory.coordinates'],
      [5, 'mon', 'directory.hoursOrder'],
      [6, 'representatives', 'directory.representative'],
      [7, 'phone', 'directory.phone'],
      [8, 'name', 'required'],
      [9, 'movedTo', 'directory.movedTo'],
      [10, 'movedTo', 'directory.movedInCircle'],
      [11, 'movedTo', 'directory.movedInCircle'],
    ]),
  );
  expect((await admin.call(listLocationsCall, { params, query: {} })).body.total).toBe(1);
});

test('a circle of moves that spreads over batches of lines and stored moves is refused at its line [SUP-02]', async () => {
  await shop.location(client, { code: 'FIRST' });
  const [second, third] = [
    await shop.location(client, { code: 'SECOND' }),
    await shop.location(client, { code: 'THIRD' }),
  ];
  const db = suite.app.database.ofClient<DirectoryTables>(client.id);
  await sql`
    update directory.locations set closed_at = now(), moved_to_id = ${third} where id = ${second}`.execute(
    db,
  );
  const seen = new SeenInFile();
  const batch = async (line: number, code: string, movedTo: string) => {
    const rows = [{ line, values: { code, movedTo } }];
    const context = { db, clientId: client.id, app: suite.app, seen };
    return (await identifyLocations({ ...context, rows })).faults?.map((fault) => [
      fault.line,
      fault.column,
      fault.code,
    ]);
  };
  expect(await batch(2, 'FIRST', 'second')).toEqual([]);
  // The file moves first to second; the database already moves second to third.
  const circle = [[3, 'movedTo', 'directory.movedInCircle']];
  expect(await batch(3, 'third', 'First')).toEqual(circle);
  // The refused line is not written, so a later one may use its target.
  expect(await batch(4, 'NEW', 'Third')).toEqual([
    [4, 'name', 'required'],
    [4, 'country', 'required'],
  ]);
});

test('representatives are found by their whole e-mail, with one question for many lines [SUP-02]', async () => {
  const tag = `${client.id.slice(-12)}@brand.example`;
  const people = [
    await suite.people.user({ email: tag, at: [{ client, role: 'store_owner' }] }),
    ...(await Promise.all(
      Array.from({ length: 25 }, (_, at) =>
        suite.people.user({
          email: `a${at}-${tag}`,
          firstName: 'Aa',
          at: [{ client, role: 'sales_rep' }],
        }),
      ),
    )),
  ];
  const portSpy = vi.spyOn(suite.app.ports, 'call');
  onTestFinished(() => portSpy.mockRestore());
  const lines = people.map(({ email }, at) => `C${at},Store,FR,${email.toUpperCase()}`);
  const report = await check(`code,name,country,representatives\n${lines.join('\n')}`);
  expect(report).toMatchObject({ creates: 26, wrong: 0 });
  const questions = portSpy.mock.calls.filter(([port]) => port.name.startsWith('directory.people'));
  expect(questions).toHaveLength(1);
});

test('a disabled representative stays at their location but cannot be assigned to others [SUP-02]', async () => {
  const gone = await suite.people.user({ at: [{ client, role: 'sales_rep' }] });
  const office = await suite.people.user({ at: [{ client, role: 'brand_user' }] });
  const existingId = await shop.location(client, { code: 'OLD' });
  await shop.location(client, { code: 'OTHER' });
  await shop.addRepresentative(gone, client, { location: existingId });
  await sql`update accounts.memberships set disabled_at = now() where user_id = ${gone.id}`.execute(
    shop.db,
  );
  const file = (...lines: string[]) => `code,representatives\n${lines.join('\n')}`;
  const report = await check(
    file(`old,${gone.email}`, `OTHER,${gone.email}`, `NEW,${gone.email}`, `OLD2,${office.email}`),
  );
  const wrong = report.faults.filter(({ column }) => column === 'representatives');
  expect(wrong.map(({ line }) => line)).toEqual([3, 4, 5]);
  await write(file(`old,${gone.email}`));
  const { body } = await admin.call(getLocationCall, { params: { ...params, id: existingId } });
  expect(body.representatives).toMatchObject([{ userId: gone.id, status: 'disabled' }]);
  const many = Array.from({ length: 51 }, (_, at) => `p${at}@brand.example`).join(';');
  expect((await check(file(`OLD,${many}`))).faults).toMatchObject([
    { column: 'representatives', code: 'tooMany', params: { max: 50 } },
  ]);
});

test('a duplicate code in a file is reported at its second line', async () => {
  const report = await check('code,name,country\nA,One,FR\na,Two,FR');
  expect(report.faults).toMatchObject([
    { line: 3, column: 'code', code: 'repeated', params: { line: 2 } },
  ]);
});

test.each([
  ['csv', 'en'],
  ['csv', 'fr'],
  ['csv', 'no'],
  ['xlsx', 'de'],
] as const)(
  'an export as %s in %s can be imported without changes, also by an English-speaking user [SUP-02] [GEN-03]',
  async (format, locale) => {
    const rep = await suite.people.user({ at: [{ client, role: 'store_owner' }] });
    await write(
      [
        'code,name,country,postalCode,phone,email,website,latitude,longitude,type,groups,mon,tue,wed,thu,fri,sat,sun,attributes,representatives,closed,activity',
        `=1+1,"Kjøkken ""Nord"", Oslo",NO,0191,+47 22 00 00 00,a@b.example,https://b.example/x?y=1,59.9075,-0.0001,Retailer,A; B,09:00-12:00,-,-,-,-,-,-,"{""a:b"":""c;d""}",${rep.email},yes,"Kitchen, gifts"`,
        '007,Plain,FR,,,,,,,,,,,,,,,,,,,',
      ].join('\n'),
    );
    const before = await audited();
    const asker = await suite
      .visitor()
      .as(await suite.people.user({ locale, at: [{ client, role: 'brand_admin' }] }));
    const started = await asker.call(exportLocationsCall, {
      params,
      body: { format, filters: {} },
    });
    expect(started.status).toBe(202);
    const { result } = await ended(started.body.jobId, asker);
    const { path } = exportOutcomeSchema.parse(result);
    const file = await asker.send({ method: 'GET', path });
    const content = new Blob([new Uint8Array(file.raw.rawPayload)]);
    const again = await write(content, `again.${format}`);
    expect(again.report).toMatchObject({ lines: 2, creates: 0, updates: 2, wrong: 0 });
    expect(await audited()).toBe(before);
    const versions = await sql<{ version: number }>`
      select version from directory.locations where client_id = ${client.id}`.execute(shop.db);
    expect(versions.rows.map(({ version }) => version)).toEqual([1, 1]);
  },
);

test('an export contains only matching locations, and for a store owner only their own [USR-10]', async () => {
  const own = await shop.location(client, { code: 'OWN', country: 'NO' });
  await shop.location(client, { code: 'FOREIGN', country: 'NO' });
  await shop.location(client, { code: 'FRENCH', country: 'FR' });
  const user = await suite.people.user({ at: [{ client, role: 'store_owner' }] });
  await shop.addRepresentative(user, client, { location: own });
  const beside = await suite.people.user({ at: [{ client, role: 'sales_rep' }] });
  await shop.addRepresentative(beside, client, { location: own });
  const owner = await suite.visitor().as(user);
  const exported = async (caller: typeof admin, filters: object) => {
    const { body } = await caller.call(exportLocationsCall, {
      params,
      body: { format: 'csv', filters },
    });
    const { path } = exportOutcomeSchema.parse((await ended(body.jobId, caller)).result);
    const file = await caller.send({ method: 'GET', path });
    return ['OWN', 'FOREIGN', 'FRENCH', beside.email].filter((word) =>
      file.raw.body.includes(word),
    );
  };
  expect(
    await exported(admin, {
      groups: [{ filters: [{ field: 'country', operator: 'any-of', value: ['NO'] }] }],
    }),
  ).toEqual(['OWN', 'FOREIGN', beside.email]);
  expect(await exported(owner, {})).toEqual(['OWN']);
});

test('a job that is killed in the middle leaves nothing half-written', async () => {
  const existingId = await shop.location(client, { code: 'C5500', name: 'In the way' });
  const owner = await asOwner();
  const lines = Array.from({ length: 6_000 }, (_, at) => `C${at},Store ${at},FR,Group ${at % 7}`);
  const { id } = await check(`code,name,country,groups\n${lines.join('\n')}`);
  const written = async () => {
    const { rows } = await sql<{ locations: number; groups: number }>`
      select (select count(*) from directory.locations where client_id = ${client.id}) as locations,
        (select count(*) from directory.groups where client_id = ${client.id}) as groups`.execute(
      shop.db,
    );
    return rows[0];
  };
  await shop.db.transaction().execute(async (tx) => {
    // The second batch needs this row, so the import waits in the middle.
    await sql`select from directory.locations where id = ${existingId} for update`.execute(tx);
    await admin.call(locationImportCalls.write, { params: { ...params, id }, body: {} });
    const stuck = await until(async () => (await lockWaiters(tx))[0]);
    await owner.query('select pg_terminate_backend($1)', [stuck]);
    expect(await written()).toEqual({ locations: 1, groups: 0 });
  });
});

test('thousands of locations come in with one job [SUP-02]', async () => {
  const lines = Array.from(
    { length: 6_000 },
    (_, at) => `S${at},Store number ${at},FR,City ${at % 900},Group ${at % 20},Type ${at % 5}`,
  );
  const { job, report } = await write(`code,name,country,city,groups,type\n${lines.join('\n')}`);
  expect(report).toMatchObject({ lines: 6_000, creates: 6_000, wrong: 0 });
  expect(job).toMatchObject({
    state: 'done',
    result: { created: 6_000, updated: 0, leftOut: 0 },
  });
  const { body } = await admin.call(listLocationsCall, { params, query: {} });
  expect(body.total).toBe(6_000);
});
