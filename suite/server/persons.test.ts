import { expect, test } from 'vitest';
import {
  listClientArchivesCall,
  takeOutClientCall,
} from '#modules/directory/contract/clients/client-archives.ts';
import { mergeContactsCall } from '#modules/profile-hub/contract/duplicates.ts';
import {
  eraseContactsCall,
  listErasuresCall,
  makePersonFileCall,
  previewErasureCall,
  recordDataRequestCall,
} from '#modules/profile-hub/contract/privacy.ts';
import { findDuplicates } from '#modules/profile-hub/server/duplicates/find-duplicates.ts';
import { erasedAddresses } from '#modules/profile-hub/server/erasure/erase-contacts.ts';
import type { ProfileHubTables } from '#modules/profile-hub/server/tables.ts';
import { brandContact } from '#modules/profile-hub/server/testing/brand-contacts.ts';
import { defineModule } from '#platform/server/module.ts';
import { jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { DECLARED_COLUMNS } from './testing/persons/declared-columns.ts';
import { leftovers, readDirectoryText } from './testing/persons/leftovers.ts';
import { inCampaigns, inContacts, inImports } from './testing/persons/person-in-hub.ts';
import { inLeads, inRequests } from './testing/persons/person-in-leads.ts';
import { inFiles, inThePlatform, personEvent, work } from './testing/persons/person-in-platform.ts';
import { inReviews } from './testing/persons/person-in-reviews.ts';
import { inSuggestions } from './testing/persons/person-in-suggestions.ts';
import {
  EMAIL,
  FIRST,
  LAST,
  NEIGHBOUR,
  PHONE,
  PHONE_DIGITS,
  RARE,
  SECOND_EMAIL,
} from './testing/persons/rare-person.ts';

const suite = await testApp({
  modules: [defineModule({ name: 'test', events: [personEvent], jobs: [work] })],
});
const { app } = suite;

test('every module declares which personal data it holds, or why it holds none [PH-17]', () => {
  const silent = suite.modules.filter(({ name, persons }) => name !== 'test' && !persons);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('an erased person is left in no table, file, queue or log [PH-17]', async () => {
  const client = await suite.people.client();
  const clientId = client.id;
  const user = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  const admin = await suite.visitor().as(user);
  const params = { uuid: clientId };
  const db = app.database.ofClient<ProfileHubTables>(clientId);
  const values = { firstname: FIRST, lastname: LAST, phone: PHONE };
  const id = await brandContact({ db }, clientId, { ...values, email: EMAIL });
  const second = await brandContact({ db }, clientId, { ...values, email: SECOND_EMAIL });
  const neighbour = await brandContact({ db }, clientId, { email: NEIGHBOUR, phone: PHONE });
  await inContacts({ db, clientId, id });
  await findDuplicates({ db }, clientId, [id, second, neighbour]);
  const merged = await admin.call(mergeContactsCall, {
    params,
    body: {
      contacts: [
        { id, version: 1 },
        { id: second, version: 1 },
      ],
    },
  });
  expect(merged.status).toBe(200);
  await admin.call(recordDataRequestCall, { params: { ...params, id }, body: {} });
  await inThePlatform(suite, { clientId, id, userId: user.id });
  await inImports({ db, clientId, id });
  await inCampaigns({ db, clientId, id });
  await inLeads(suite, { db, clientId });
  await inRequests(suite, { clientId, admin });
  await inReviews(suite, { clientId });
  await inSuggestions(suite, { clientId, userId: user.id });
  await inFiles(suite, { clientId, userId: user.id });
  await admin.call(makePersonFileCall, { params: { ...params, id } });
  const superAdmin = await suite.visitor().as(await suite.people.user({ superAdmin: true }));
  await superAdmin.call(takeOutClientCall, { params, body: {} });
  await jobsAreDone(app, 'directory.take-out-client');
  await jobsAreDone(app, 'test.person-work');
  const tables = new Set((await leftovers(suite)).map((line) => line.slice(0, line.indexOf(':'))));
  const untried = DECLARED_COLUMNS.filter(
    ({ table, columns, ...how }) =>
      'erased' in how && !tables.has(table) && !columns.every((column) => column.endsWith('_id')),
  );
  expect(untried.map(({ table }) => table)).toEqual([]);

  const which = { ids: [id] } as never;
  const preview = await admin.call(previewErasureCall, { params, body: { which } });
  const kinds = preview.body.reached.map(({ what }) => what);
  expect(kinds).toEqual(expect.arrayContaining(['platform:person.mails', 'platform:person.files']));
  expect(kinds).toEqual(
    expect.arrayContaining([
      'profile-hub:erase.what.imports',
      'profile-hub:erase.what.leads',
      'leads:intake.held.leads',
      'leads:intake.held.files',
      'profile-hub:erase.what.responses',
      'communication:held.reviews',
      'platform:person.events',
      'platform:person.repairs',
    ]),
  );
  const { body } = await admin.call(eraseContactsCall, {
    params,
    body: { which, cause: 'request' },
  });
  expect(body).toEqual({ erased: 1, jobId: null });
  await jobsAreDone(app, 'files.purge');
  expect(await leftovers(suite)).toEqual([]);
  expect(suite.logged.some((line) => line.includes('"msg":"call"'))).toBe(true);
  const words = [...RARE, NEIGHBOUR, PHONE_DIGITS];
  const telling = suite.logged.filter((line) => words.some((word) => line.includes(word)));
  expect(telling).toEqual([]);
  const archives = await superAdmin.call(listClientArchivesCall, { params });
  expect(archives.body.items).toMatchObject([{ state: 'done', file: null }]);

  const remaining = await db.selectFrom('profile_hub.contacts').select(['id', 'email']).execute();
  expect(remaining).toEqual([{ id: neighbour, email: NEIGHBOUR }]);
  expect(await readDirectoryText(app.config.DATA_DIR ?? '')).toContain(NEIGHBOUR);
  const proof = await admin.call(listErasuresCall, {
    params,
    query: { address: SECOND_EMAIL } as never,
  });
  expect(proof.body.items).toMatchObject([{ cause: 'request', contacts: 1, erasedBy: user.id }]);
  const neighbourQuery = { address: NEIGHBOUR } as never;
  expect((await admin.call(listErasuresCall, { params, query: neighbourQuery })).body.total).toBe(
    0,
  );
  expect(await erasedAddresses({ db, app }, clientId, [EMAIL, NEIGHBOUR])).toEqual(
    new Set([EMAIL]),
  );
});
