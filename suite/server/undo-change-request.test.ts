import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { ChangeRequestBody } from '#modules/directory/contract/change-requests/change-request.ts';
import {
  decideChangeRequestCall,
  getChangeRequestCall,
  undoDecisionCall,
} from '#modules/directory/contract/change-requests/change-request-calls.ts';
import { suggestModificationCall } from '#modules/directory/contract/change-requests/suggest-modification.ts';
import { getLocationCall } from '#modules/directory/contract/locations/manage-locations.ts';
import { Shop } from '#modules/directory/server/testing/shop.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp({ work: false });
const shop = new Shop(suite.app);
let client = await suite.people.client();
let ada = suite.visitor();
let location = '';

beforeEach(async () => {
  client = await suite.people.client();
  ada = await suite.adminOf(client);
  location = await shop.location(client, { name: 'Löffelholz', city: 'Freiburg', country: 'DE' });
});

const requested = async (given: Partial<ChangeRequestBody>) => {
  const { body } = await ada.call(suggestModificationCall, {
    params: { clientId: client.id },
    body: { locationId: location, kind: 'wrong-data', changes: {}, evidence: 'visited', ...given },
  });
  return { uuid: client.id, id: body.id };
};
const read = async (at: { uuid: string; id: string }) =>
  (await ada.call(getChangeRequestCall, { params: at })).body;
const stored = async () =>
  (await ada.call(getLocationCall, { params: { uuid: client.id, id: location } })).body;

/** Takes all fields of a request. */
const accepted = async (at: { uuid: string; id: string }) => {
  const shown = await read(at);
  const { fields } = shown;
  const answer = await ada.call(decideChangeRequestCall, {
    params: at,
    body: { version: shown.version, locationVersion: shown.locationVersion, fields },
  });
  return { ...answer, version: shown.version + 1 };
};
const undone = (at: { uuid: string; id: string }, version: number) =>
  ada.call(undoDecisionCall, { params: at, body: { version } });
const setLocation = (changes: ReturnType<typeof sql>, id = location) =>
  sql`update directory.locations set ${changes} where id = ${id}`.execute(shop.db);

test('undo leaves a type alone that was deleted since, and restores the other fields [OPP-06]', async () => {
  const [old, next] = [uuidV7(), uuidV7()];
  for (const id of [old, next])
    await sql`
      insert into directory.location_types (client_id, id, name)
      values (${client.id}, ${id}, ${`Type ${id}`})`.execute(shop.db);
  await setLocation(sql`type_id = ${old}`);
  const at = await requested({ kind: 'wrong-data', changes: { typeId: next, phone: '+49 761 1' } });
  const { version } = await accepted(at);
  await sql`delete from directory.location_types where id = ${old}`.execute(shop.db);
  const { body, status } = await undone(at, version);
  expect(status).toBe(200);
  expect(body).toMatchObject({ restored: ['phone'], left: [], impossible: ['typeId'] });
  expect(await stored()).toMatchObject({ phone: '', type: { id: next } });
});

test('undo leaves a successor alone that leads back to the location by now [OPP-06]', async () => {
  const [before, other] = [
    await shop.location(client, { name: 'Before' }),
    await shop.location(client, { name: 'Other' }),
  ];
  await setLocation(sql`closed_at = now(), moved_to_id = ${before}`);
  const at = await requested({ kind: 'duplicate', changes: {}, duplicateOfId: other });
  const { version } = await accepted(at);
  await setLocation(sql`closed_at = now(), moved_to_id = ${location}`, before);
  const { body, status } = await undone(at, version);
  expect(status).toBe(200);
  expect(body).toMatchObject({ restored: [], left: [], impossible: ['closed', 'movedToId'] });
  expect(await stored()).toMatchObject({ movedTo: { id: other } });
});

test('undo leaves a value alone that the rules of today refuse [OPP-06]', async () => {
  await setLocation(sql`email = 'no address', website = 'ftp://old.example'`);
  const changes = { email: 'shop@new.example', website: 'https://new.example', phone: '+49 761 1' };
  const at = await requested({ kind: 'wrong-data', changes });
  const { version } = await accepted(at);
  const { body, status } = await undone(at, version);
  expect(status).toBe(200);
  expect(body).toMatchObject({ restored: ['phone'], left: [], impossible: ['email', 'website'] });
  expect(await stored()).toMatchObject({ email: 'shop@new.example', phone: '' });
});

test('a suggested value that the rules of today refuse is refused at its field [OPP-06]', async () => {
  const at = await requested({ kind: 'wrong-data', changes: { email: 'shop@new.example' } });
  await sql`
    update directory.change_requests set changes = '{"email": "no address"}' where id = ${at.id}`.execute(
    shop.db,
  );
  const { status, problem } = await accepted(at);
  expect(status).toBe(400);
  expect(problem.errors?.[0]?.field).toBe('body.fields.email');
  expect((await read(at)).state).toBe('open');
});
