import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { storedReview } from '#modules/communication/server/testing/stored-review.ts';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { brandLead } from '#modules/leads/server/testing/brand-lead.ts';
import {
  answerDataRequestCall,
  eraseContactsCall,
  getContactPrivacyCall,
  getRetentionCall,
  listDataRequestsCall,
  listErasuresCall,
  makePersonFileCall,
  previewRetentionCall,
  recordDataRequestCall,
  saveRetentionCall,
} from '#modules/profile-hub/contract/privacy.ts';
import { listNotifications } from '#platform/contract/notifications.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { StoredPersonalData } from '#platform/server/persons/persons.ts';
import { jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { Visitor } from '#platform/testing/visitor.ts';
import { eraseChosenJob } from '../erasure/erase-chosen.job.ts';
import { eraseContacts } from '../erasure/erase-contacts.ts';
import type { ProfileHubTables } from '../tables.ts';
import { brandContact } from '../testing/brand-contacts.ts';
import { applyRetentionJob } from './apply-retention.job.ts';

const suite = await testApp();

async function brand() {
  const client = await suite.people.client();
  const clientId = client.id;
  const db = suite.app.database.ofClient<ProfileHubTables>(clientId);
  const admin = await suite.adminOf(client);
  const params = { uuid: clientId };
  const contact = async (email: string, quietMonths = 0, values = {}) => {
    const id = await brandContact({ db }, clientId, { email, ...values });
    await sql`
      update profile_hub.contacts set last_activity_at = now() - make_interval(months => ${quietMonths})
      where client_id = ${clientId} and id = ${id}`.execute(db);
    return id;
  };
  const emails = async () =>
    (await db.selectFrom('profile_hub.contacts').select('email').orderBy('email').execute()).map(
      ({ email }) => email,
    );
  return { client, clientId, db, admin, params, contact, emails };
}

test('a retention rule has a preview, runs only after the previewed count is confirmed, and notifies the admins [PH-17]', async () => {
  const { clientId, db, admin, params, contact, emails } = await brand();
  await contact('old@x.example', 40);
  await contact('older@x.example', 50);
  const soon = await contact('soon@x.example', 24);
  await sql`
    update profile_hub.contacts set last_activity_at = now() - interval '24 months' + interval '10 days'
    where client_id = ${clientId} and id = ${soon}`.execute(db);
  await contact('new@x.example');
  const { body: preview } = await admin.call(previewRetentionCall, {
    params,
    query: { months: 24 } as never,
  });
  expect(preview).toMatchObject({ now: 2, soon: 1 });
  expect(preview.items.map(({ name }) => name)).toEqual([
    'older@x.example',
    'old@x.example',
    'soon@x.example',
  ]);
  const save = (body: { months: number | null; seen: number; version: number }) =>
    admin.call(saveRetentionCall, { params, body });
  const wrong = await save({ months: 24, seen: 3, version: 0 });
  expect(wrong.problem).toMatchObject({ code: 'RETENTION_COUNT_CHANGED', params: { count: 2 } });
  const run = async () => {
    await suite.app.jobs.enqueue(db, applyRetentionJob, {}, { clientId });
    await jobsAreDone(suite.app, applyRetentionJob.name);
  };
  await run();
  expect((await emails()).length).toBe(4);
  expect((await save({ months: 24, seen: 2, version: 0 })).body).toMatchObject({
    months: 24,
    confirmedCount: 2,
    version: 1,
  });
  const second = await save({ months: 12, seen: 3, version: 0 });
  expect(second.problem.code).toBe('CHANGED_MEANWHILE');
  const until = await admin.call(getContactPrivacyCall, { params: { ...params, id: soon } });
  expect(Date.parse(until.body.keptUntil ?? '')).toBeGreaterThan(Date.now());
  await run();
  expect(await emails()).toEqual(['new@x.example', 'soon@x.example']);
  const { body: proofs } = await admin.call(listErasuresCall, { params, query: {} });
  expect(proofs.items).toMatchObject([{ cause: 'retention', contacts: 2, erasedBy: null }]);
  const bell = await admin.call(listNotifications, { query: {} } as never);
  expect(JSON.stringify(bell.body)).toContain('profile-hub:retention.toldBody');
  expect((await admin.call(getRetentionCall, { params })).body.months).toBe(24);
});

test('many contacts are erased by a job, and contacts created after the confirmation remain [PH-17]', async () => {
  const { admin, params, contact, emails } = await brand();
  for (let at = 0; at < 5; at += 1) await contact(`n${at}@x.example`);
  const { body } = await admin.call(eraseContactsCall, {
    params,
    body: { which: { filter: {}, except: [] } as never, cause: 'other', recognise: false },
  });
  expect(body.jobId).not.toBeNull();
  await contact('later@x.example');
  await jobsAreDone(suite.app, 'profile-hub.erase-chosen');
  const { rows } = await sql`
    select done, total, state from platform.jobs where id = ${body.jobId}`.execute(
    suite.app.database.acrossClients(),
  );
  expect(rows).toEqual([{ done: 5, total: 5, state: 'done' }]);
  expect(await emails()).toEqual(['later@x.example']);
});

test('a job that resumes after losing its worker reports all contacts that it erased [PH-17]', async () => {
  const { clientId, db, params, contact, emails } = await brand();
  const ids: string[] = [];
  for (let at = 0; at < 5; at += 1) ids.push(await contact(`n${at}@x.example`));
  const [jobId, cause, recognise] = [uuidV7(), 'other', false] as const;
  const { id: userId } = await suite.people.user({
    at: [{ client: { id: params.uuid, brandId: '', name: '' }, role: 'brand_admin' }],
  });
  const { app } = suite;
  const erasing = { clientId, userId, cause, recognise, jobId };
  await db.transaction().execute((tx) => eraseContacts({ db: tx, app }, erasing, ids.slice(0, 2)));
  const reported: number[] = [];
  const outcome = await eraseChosenJob.handle({
    app,
    clientId,
    jobId,
    input: { which: { ids }, cause, recognise, userId, before: new Date().toISOString() },
    progress: (done, total) => void reported.push(done, total ?? 0),
    signal: new AbortController().signal,
  });
  expect(outcome).toMatchObject({ result: { erased: 5 } });
  expect(reported).toEqual([5, 5]);
  expect(await emails()).toEqual([]);
});

test('only brand admins erase; other users of the brand record requests [PH-17]', async () => {
  const { client, params, contact } = await brand();
  const id = await contact('a@x.example');
  const user = await suite
    .visitor()
    .as(await suite.people.user({ at: [{ client, role: 'brand_user' }] }));
  const refused = await user.call(eraseContactsCall, {
    params,
    body: { which: { ids: [id] } as never, cause: 'request' },
  });
  expect(refused.status).toBe(403);
  const recorded = await user.call(recordDataRequestCall, { params: { ...params, id }, body: {} });
  expect(recorded.status).toBe(201);
});

test('a data request is due in thirty days, appears on the journey, and is open only once until it is answered [PH-17]', async () => {
  const { client, clientId, db, admin, params, contact } = await brand();
  const id = await contact('a@x.example');
  const record = () =>
    admin.call(recordDataRequestCall, {
      params: { ...params, id },
      body: { askedAt: '2026-11-01T08:00:00Z' },
    });
  const { body } = await record();
  expect(body).toMatchObject({ dueAt: '2026-12-01T08:00:00.000Z', answeredAt: null });
  expect((await record()).body.id).toBe(body.id);
  const stations = await db
    .selectFrom('profile_hub.stations')
    .select(['kind', 'ref'])
    .where('client_id', '=', clientId)
    .execute();
  expect(stations).toEqual([{ kind: 'data-request', ref: body.id }]);
  const open = await admin.call(listDataRequestsCall, { params, query: {} });
  expect(open.body).toMatchObject({ total: 1, open: 1, items: [{ name: 'a@x.example' }] });
  const answered = await admin.call(answerDataRequestCall, {
    params: { ...params, id: body.id },
  });
  expect(answered.body.answeredAt).not.toBeNull();
  // A second answer, also by another admin, changes nothing.
  const colleague = await suite.adminOf(client);
  const twice = await colleague.call(answerDataRequestCall, { params: { ...params, id: body.id } });
  expect(twice.body).toEqual(answered.body);
  expect((await record()).body.id).not.toBe(body.id);
});

test('a person’s file has the stored personal data in the person’s language, for its requester only [PH-17]', async () => {
  const { client, admin, params, contact } = await brand();
  const id = await contact('greta@x.example', 0, { firstname: 'Greta<b>', locale: 'de' });
  await admin.call(recordDataRequestCall, { params: { ...params, id }, body: {} });
  const { path, held, page } = await personFile(admin, { ...params, id });
  expect(held.map(({ what }) => what)).toEqual([
    'profile-hub:erase.what.contacts',
    'profile-hub:erase.what.stations',
    'profile-hub:erase.what.requests',
  ]);
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('Greta&lt;b&gt;');
  expect(page).not.toContain('profile-hub:');
  const other = await suite.adminOf(client);
  expect((await other.send({ method: 'GET', path })).status).not.toBe(200);
});

test('a person’s file has their leads and reviews, and those of nobody else [PH-17]', async () => {
  const { clientId, admin, params, contact } = await brand();
  const id = await contact('greta@x.example', 0, { locale: 'de' });
  const { id: formId } = await brandForm(suite.app, clientId);
  const texts = { greta: 'Immer wieder gern!', other: 'Nie wieder hier!' };
  for (const [name, comment] of Object.entries(texts)) {
    const email = `${name}@x.example`;
    await brandLead(suite.app, { clientId, formId }, { email, city: `City of ${name}` });
    await storedReview(suite.app, clientId, { email, comment });
  }
  const { held, page } = await personFile(admin, { ...params, id });
  expect(held).toContainEqual({
    what: 'leads:intake.held.leads',
    records: [expect.objectContaining({ email: 'greta@x.example', city: 'City of greta' })],
  });
  expect(held).toContainEqual({
    what: 'communication:held.reviews',
    records: [expect.objectContaining({ comment: texts.greta })],
  });
  for (const shown of ['City of greta', texts.greta]) expect(page).toContain(shown);
  for (const text of [JSON.stringify(held), page])
    for (const foreign of ['other@x.example', 'City of other', texts.other])
      expect(text).not.toContain(foreign);
});

/** Requests a person's file and reads its two parts. */
async function personFile(admin: Visitor, params: { uuid: string; id: string }) {
  const { path } = (await admin.call(makePersonFileCall, { params })).body;
  const { raw, status } = await admin.send({ method: 'GET', path });
  expect(status).toBe(200);
  const reader = new ZipReader(new BlobReader(new Blob([Uint8Array.from(raw.rawPayload)])));
  const texts = new Map<string, string>();
  for (const entry of await reader.getEntries())
    if (!entry.directory) texts.set(entry.filename, await entry.getData(new TextWriter()));
  const { held } = JSON.parse(texts.get('data.json') ?? '');
  return { path, held: held as StoredPersonalData[], page: texts.get('data.html') ?? '' };
}
