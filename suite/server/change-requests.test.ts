import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { ChangeRequestBody } from '#modules/directory/contract/change-requests/change-request.ts';
import {
  answerQuestionCall,
  askRequesterCall,
  checkChangeCall,
  decideChangeRequestCall,
  declineChangeRequestCall,
  exportChangeRequestsCall,
  getChangeRequestCall,
  getRequestPhotoCall,
  listChangeRequestsCall,
  undoDecisionCall,
  uploadRequestPhotoCall,
  withdrawChangeRequestCall,
} from '#modules/directory/contract/change-requests/change-request-calls.ts';
import { suggestModificationCall } from '#modules/directory/contract/change-requests/suggest-modification.ts';
import {
  getLocationCall,
  updateLocationCall,
} from '#modules/directory/contract/locations/manage-locations.ts';
import { Shop } from '#modules/directory/server/testing/shop.ts';
import { listJobs } from '#platform/contract/jobs.ts';
import { listNotifications } from '#platform/contract/notifications.ts';
import { searchCall } from '#platform/contract/search.ts';
import { loadSharp } from '#platform/server/files/pictures.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp();
const shop = new Shop(suite.app);
let client = await suite.people.client();
let [ada, bo, lars] = [suite.visitor(), suite.visitor(), suite.visitor()];
let location = '';
let params = { uuid: '' };

beforeEach(async () => {
  client = await suite.people.client();
  params = { uuid: client.id };
  const user = (firstName: string, role: 'brand_admin' | 'sales_rep') =>
    suite.people.user({ firstName, at: [{ client, role }] });
  const rep = await user('Lars', 'sales_rep');
  [ada, bo, lars] = await Promise.all([
    suite.visitor().as(await user('Ada', 'brand_admin')),
    suite.visitor().as(await user('Bo', 'brand_admin')),
    suite.visitor().as(rep),
  ]);
  location = await shop.location(client, { name: 'Löffelholz', city: 'Freiburg', country: 'DE' });
  await shop.addRepresentative(rep, client, { location });
  await sql`
    update directory.locations set street = 'Konviktstraße 21', postal_code = '79098',
      latitude = 47.9946, longitude = 7.8537 where id = ${location}`.execute(shop.db);
});

const MOVE = {
  street: 'Lammstraße 4',
  postalCode: '79312',
  city: 'Emmendingen',
  latitude: 48.1213,
  longitude: 7.849,
};
const suggest = (given: Partial<ChangeRequestBody> = {}, by = lars) =>
  by.call(suggestModificationCall, {
    params: { clientId: client.id },
    body: { locationId: location, kind: 'moved', changes: MOVE, evidence: 'visited', ...given },
  });
const requested = async (given: Partial<ChangeRequestBody> = {}) => {
  const { body } = await suggest(given);
  return { ...params, id: body.id };
};
const read = async (at: { uuid: string; id: string }, by = ada) =>
  (await by.call(getChangeRequestCall, { params: at })).body;
const stored = async () =>
  (await ada.call(getLocationCall, { params: { ...params, id: location } })).body;
const bell = async (by: typeof ada) =>
  (await by.call(listNotifications, { query: {} })).body.items.map(({ title }) => title.key);

test('a sales rep suggests a move, an admin takes two of the fields, the rep reads the outcome [OPP-06]', async () => {
  const at = await requested({ since: '2026-11-01', comment: 'I was there on Friday.' });
  await expect.poll(() => bell(ada)).toContain('directory:changeRequest.notification.requested');
  const shown = await read(at);
  expect(shown.values.find(({ field }) => field === 'street')).toEqual({
    field: 'street',
    before: 'Konviktstraße 21',
    now: 'Konviktstraße 21',
    suggested: 'Lammstraße 4',
    taken: null,
  });
  expect(shown).toMatchObject({ target: 'Emmendingen', checks: { near: { count: 0 } } });
  const { version, locationVersion } = shown;
  const { body } = await ada.call(decideChangeRequestCall, {
    params: at,
    body: { version, locationVersion, fields: ['street', 'latitude'] },
  });
  expect(body.state).toBe('accepted');
  expect(body.values.filter(({ taken }) => taken).map(({ field }) => field)).toEqual([
    'street',
    'latitude',
    'longitude',
  ]);
  const { street, city, latitude, longitude } = await stored();
  expect([street, city, latitude, longitude]).toEqual(['Lammstraße 4', 'Freiburg', 48.1213, 7.849]);
  expect(await bell(lars)).toContain('directory:changeRequest.notification.accepted');
  expect(await bell(bo)).not.toContain('directory:changeRequest.notification.requested');
});

test('of two admins one decides, and the other is refused with the name of the first [OPP-06]', async () => {
  const at = await requested();
  const { version, locationVersion } = await read(at);
  const accept = (by: typeof ada) =>
    by.call(decideChangeRequestCall, {
      params: at,
      body: { version, locationVersion, fields: ['street'] },
    });
  const answers = await Promise.all([accept(ada), accept(bo)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { problem } = answers.find(({ status }) => status === 409) ?? answers[0];
  expect(problem.code).toBe('CHANGED_MEANWHILE');
  expect(problem.params?.by).toMatch(/^(Ada|Bo) /);
  const again = await bo.call(declineChangeRequestCall, {
    params: at,
    body: { version: version + 1, reason: 'No' },
  });
  expect(again.problem.code).toBe('CHANGE_REQUEST_ENDED');
});

test('a decision about a location that has changed since is refused [OPP-06]', async () => {
  const at = await requested();
  const { version, locationVersion } = await read(at);
  await bo.call(updateLocationCall, {
    params: { ...params, id: location },
    body: { street: 'Elsewhere 1', version: locationVersion },
  });
  const late = await ada.call(decideChangeRequestCall, {
    params: at,
    body: { version, locationVersion, fields: ['street'] },
  });
  expect(late.problem.code).toBe('CHANGED_MEANWHILE');
  const { values, state } = await read(at);
  expect(state).toBe('open');
  expect(values[0]).toMatchObject({ before: 'Konviktstraße 21', now: 'Elsewhere 1' });
});

test('undo restores the values that were not changed since, and reopens the request [OPP-06]', async () => {
  const at = await requested();
  const shown = await read(at);
  const { body: decided } = await ada.call(decideChangeRequestCall, {
    params: at,
    body: { ...versions(shown), fields: ['street', 'city', 'latitude'] },
  });
  await bo.call(updateLocationCall, {
    params: { ...params, id: location },
    body: { city: 'Waldkirch', version: decided.locationVersion },
  });
  const { body } = await ada.call(undoDecisionCall, {
    params: at,
    body: { version: decided.version },
  });
  expect(body.left).toEqual(['city']);
  expect(body.restored).toEqual(['street', 'latitude', 'longitude']);
  expect(body.request.state).toBe('open');
  const { street, city, latitude } = await stored();
  expect([street, city, latitude]).toEqual(['Konviktstraße 21', 'Waldkirch', 47.9946]);
  expect(await bell(lars)).not.toContain('directory:changeRequest.notification.accepted');
  const twice = await ada.call(undoDecisionCall, {
    params: at,
    body: { version: body.request.version },
  });
  expect(twice.problem.code).toBe('CHANGE_REQUEST_NOT_DECIDED');
});
const versions = ({ version, locationVersion }: { version: number; locationVersion: number }) => ({
  version,
  locationVersion,
});

test('an accepted duplicate closes the location and leads to the one that stays [OPP-06]', async () => {
  const other = await shop.location(client, { name: 'Löffelholz KG' });
  const at = await requestedByAdmin({ kind: 'duplicate', changes: {}, duplicateOfId: other });
  const shown = await read(at);
  expect(shown.duplicateOf?.name).toBe('Löffelholz KG');
  await ada.call(decideChangeRequestCall, {
    params: at,
    body: { ...versions(shown), fields: ['closed'] },
  });
  expect(await stored()).toMatchObject({ closed: true, movedTo: { id: other } });
});
const requestedByAdmin = async (given: Partial<ChangeRequestBody>) => {
  const { body } = await suggest(given, bo);
  return { ...params, id: body.id };
};

test('a declined request shows its reason; only the requester can answer a question [OPP-06]', async () => {
  const at = await requested({ kind: 'closed', changes: {} });
  const { version } = await read(at);
  const question = await ada.call(askRequesterCall, {
    params: at,
    body: { version, text: 'Since when?' },
  });
  expect(question.body.isWaiting).toBe(true);
  expect(await bell(lars)).toContain('directory:changeRequest.notification.question');
  const answer = (by: typeof ada) =>
    by.call(answerQuestionCall, { params: at, body: { version: version + 1, text: 'May.' } });
  expect((await answer(bo)).status).toBe(404);
  expect((await answer(lars)).body.messages.map(({ text }) => text)).toEqual([
    'Since when?',
    'May.',
  ]);
  const declined = await ada.call(declineChangeRequestCall, {
    params: at,
    body: { version: version + 2, reason: 'It is open on Saturdays.' },
  });
  expect(declined.body).toMatchObject({ state: 'declined', reason: 'It is open on Saturdays.' });
  expect((await stored()).closed).toBe(false);
  expect((await read(at, lars)).reason).toBe('It is open on Saturdays.');
});

test('users see their own requests, admins all; a location of others is not found [OPP-06] [OPP-07]', async () => {
  const elsewhere = await shop.location(client, { name: 'Hirschvogel' });
  expect((await suggest({ locationId: elsewhere })).status).toBe(404);
  const own = await requested();
  const { body: made } = await suggest({ locationId: elsewhere }, bo);
  const list = async (by: typeof ada) =>
    (await by.call(listChangeRequestsCall, { params, query: {} })).body;
  expect((await list(lars)).items.map(({ id }) => id)).toEqual([own.id]);
  expect((await list(ada)).items.map(({ id }) => id)).toEqual([made.id, own.id]);
  expect(await list(lars)).toMatchObject({ mayDecide: false, counts: { open: 1 } });
  const denied = await lars.call(declineChangeRequestCall, {
    params: own,
    body: { version: 1, reason: 'x' },
  });
  expect(denied.status).toBe(403);
  expect(
    (await lars.call(getChangeRequestCall, { params: { ...params, id: made.id } })).status,
  ).toBe(404);
  const found = await ada.call(searchCall, { query: { clientId: client.id, q: 'Hirschvogel' } });
  expect(JSON.stringify(found.body)).toContain(`suggestions?request=${made.id}`);
});

test('a second open request of the same kind is refused until the first is withdrawn [OPP-06]', async () => {
  const first = await requested();
  expect((await suggest()).problem.code).toBe('CHANGE_REQUEST_OPEN');
  expect((await suggest({ kind: 'closed', changes: {} })).status).toBe(201);
  const { body } = await lars.call(withdrawChangeRequestCall, {
    params: first,
    body: { version: 1 },
  });
  expect(body.state).toBe('withdrawn');
  expect((await suggest()).status).toBe(201);
});

test.each([
  ['what is already so', { changes: { street: 'Konviktstraße 21' } }, 'CHANGE_REQUEST_EMPTY'],
  ['nothing', { changes: {} }, 'CHANGE_REQUEST_EMPTY'],
  ['a field that the kind does not change', { changes: { phone: '1' } }, 'CHANGE_NOT_OF_KIND'],
  ['half a position', { changes: { latitude: 1 } }, 'INVALID_INPUT'],
  ['a country that is none', { changes: { country: 'XX' } }, 'INVALID_INPUT'],
  ['a duplicate of nothing', { kind: 'duplicate', changes: {} }, 'DUPLICATE_MISSING'],
  [
    'a photo that nobody uploaded',
    { photoFileId: '019a0000-0000-7000-8000-000000000000' },
    'REQUEST_PHOTO_UNKNOWN',
  ],
  [
    'a type that is none',
    { kind: 'wrong-data', changes: { typeId: '019a0000-0000-7000-8000-000000000000' } },
    'LOCATION_TYPE_UNKNOWN',
  ],
] as const)('a request for %s is refused at its place [OPP-06]', async (_, given, code) => {
  const { status, problem } = await suggest(given as Partial<ChangeRequestBody>);
  expect(problem.code).toBe(code);
  expect(status).toBeLessThan(500);
  expect(problem.errors?.[0]?.field).toMatch(/^body\./);
});

test('a photo of a request is visible only to users who can see the request [OPP-06]', async () => {
  const sharp = await loadSharp();
  const picture = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#4477aa' },
  })
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(picture)], 'front.png');
  const { body } = await lars.upload(uploadRequestPhotoCall, { params, file });
  const at = await requested({ photoFileId: body.fileId });
  expect((await ada.call(getRequestPhotoCall, { params: at })).headers['content-type']).toBe(
    'image/jpeg',
  );
  const colleague = await suite
    .visitor()
    .as(await suite.people.user({ at: [{ client, role: 'brand_user' }] }));
  expect((await colleague.call(getRequestPhotoCall, { params: at })).status).toBe(404);
  const again = await suggest({ kind: 'closed', changes: {}, photoFileId: body.fileId });
  expect(again.problem.code).toBe('REQUEST_PHOTO_UNKNOWN');
  const sheet = await suite.app.files.put(suite.app.database.acrossClients(), {
    clientId: client.id,
    name: 'private.jpg',
    stream: Readable.from([await sharp(picture).jpeg().toBuffer()]),
    maxBytes: 100_000,
    allow: ['jpeg'],
    expiresAt: new Date(Date.now() + 60_000),
  });
  const foreign = await suggest({ kind: 'closed', changes: {}, photoFileId: sheet.id });
  expect(foreign.problem.code).toBe('REQUEST_PHOTO_UNKNOWN');
});

test('checks count another retailer within 300 m, also one that a sales rep does not see [OPP-06]', async () => {
  const near = await shop.location(client, { name: 'Next door' });
  await sql`
    update directory.locations set latitude = 48.1214, longitude = 7.8512 where id = ${near}`.execute(
    shop.db,
  );
  const check = async (by: typeof ada, query: object = {}) =>
    (await by.call(checkChangeCall, { params, query: { locationId: location, ...query } })).body;
  expect((await check(lars)).near?.count).toBe(0);
  const { latitude, longitude } = MOVE;
  expect((await check(ada, { latitude, longitude })).near).toMatchObject({
    count: 1,
    nearest: 'Next door',
  });
  expect((await check(lars, { latitude, longitude })).near).toMatchObject({
    count: 1,
    nearest: '',
  });
  expect((await check(ada)).openLeads).toBe(0);
});

test('the nearby check for a sales rep counts all retailers, including many that the rep cannot see [OPP-06]', async () => {
  await sql`
    insert into directory.locations (client_id, id, code, name, country, latitude, longitude)
    select ${client.id}, gen_random_uuid(), 'N-' || n, 'Near ' || n, 'DE', ${MOVE.latitude}, ${MOVE.longitude}
    from generate_series(1, 120) as n`.execute(shop.db);
  const at = await requested();
  const { version } = await read(at);
  const questioned = await ada.call(askRequesterCall, {
    params: at,
    body: { version, text: 'Sure?' },
  });
  expect(questioned.body.checks.near?.count).toBe(120);
  const answered = await lars.call(answerQuestionCall, {
    params: at,
    body: { version: questioned.body.version, text: 'Yes.' },
  });
  expect(answered.body.checks.near).toEqual({ count: 120, nearest: '', metres: 0 });
  expect((await read(at, lars)).checks.near?.count).toBe(120);
});

test('admins export requests as a workbook [OPP-06]', async () => {
  await requested();
  const { body, status } = await ada.call(exportChangeRequestsCall, {
    params,
    body: { format: 'xlsx' },
  });
  expect(status).toBe(202);
  await expect
    .poll(async () => {
      const { body: jobs } = await ada.call(listJobs, { query: { clientId: client.id } });
      return jobs.items.find(({ id }) => id === body.jobId)?.state;
    })
    .toBe('done');
});

test('versions that no record can have are those of another state [OPP-06]', async () => {
  const at = await requested();
  const { version } = await read(at);
  const huge = Number.MAX_SAFE_INTEGER;
  const accept = await ada.call(decideChangeRequestCall, {
    params: at,
    body: { version, locationVersion: huge, fields: ['street'] },
  });
  expect(accept.problem.code).toBe('CHANGED_MEANWHILE');
  const edit = await ada.call(updateLocationCall, {
    params: { ...params, id: location },
    body: { street: 'Elsewhere 1', version: -huge },
  });
  expect(edit.problem.code).toBe('CHANGED_MEANWHILE');
});
