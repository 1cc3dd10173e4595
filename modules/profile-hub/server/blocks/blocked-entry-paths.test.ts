import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { leadCreated } from '#modules/leads/contract/lead-events.ts';
import { undoImportCall } from '#modules/profile-hub/contract/imports/past-imports.ts';
import { eraseContactsCall } from '#modules/profile-hub/contract/privacy.ts';
import { createProfileCall } from '#modules/profile-hub/contract/profiles.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { countStatements } from '#platform/testing/database/count-statements.ts';
import { lockWaiters } from '#platform/testing/database/own-activity.ts';
import { eventsAreDelivered } from '#platform/testing/jobs-are-done.ts';
import { contactPatch } from '../contacts/contact-row.ts';
import { writeContacts } from '../contacts/write-contacts.ts';
import { readCriteriaIndex } from '../criteria/criteria-index.ts';
import { finishContactImport } from '../imports/contact-import.ts';
import { csv, type Importer, importTestApp } from '../imports/testing/import-test-app.ts';
import { brandContact } from '../testing/brand-contacts.ts';
import { readBlocksLocked } from './block-rule.ts';
import { blockedAddresses } from './blocked-addresses.ts';
import { addBlocks, type NewBlock } from './write-blocks.ts';

const { suite, newImporter, dbOf, bring, contacts, ended } = await importTestApp();
const { app } = suite;
const EMAIL = 'ana@b.example';
const PHONE = '+43662550139';
const withdrawnAt = new Date('2026-06-01T00:00:00Z');

async function brand() {
  const importer = await newImporter();
  const db = dbOf(importer);
  const clientId = importer.client.id;
  const contact = (values: Record<string, string>, decisions = {}) =>
    brandContact({ db }, clientId, values, { decisions, at: withdrawnAt });
  const change = async (id: string, values: Record<string, string | null>) =>
    writeContacts({ db }, { clientId, origin: 'manual' }, [
      contactPatch({ id, isNew: false }, values, await readCriteriaIndex({ db }, clientId)),
    ]);
  const block = (over: Partial<NewBlock> = {}) =>
    addBlocks({ db }, clientId, [
      { kind: 'email', address: EMAIL, purpose: 1, reason: 'manual', at: new Date(), ...over },
    ]);
  const entries = async () => {
    const { rows } = await sql<{ address: string | null; purpose: number; reason: string }>`
      select address, purpose, reason from profile_hub.blocked_addresses
      where client_id = ${clientId} order by address, purpose, reason`.execute(db);
    return rows.map(({ address, purpose, reason }) => [address, purpose, reason]);
  };
  const optins = async () =>
    Object.fromEntries(
      (await contacts(importer)).map(({ criterias }) => [
        criterias.email ?? criterias.phone,
        [criterias.optin_email, criterias.optin_phone],
      ]),
    );
  const optIn = async (over: object) => {
    await app.events.publish(db, leadCreated, {
      clientId,
      payload: {
        leadId: '019a8000-0000-7000-8000-000000000001',
        at: '2026-10-24T18:07:00.000Z',
        visitId: null,
        landedAt: null,
        form: 'Form',
        locale: 'de',
        sku: null,
        product: null,
        location: null,
        identity: {
          email: EMAIL,
          phone: null,
          firstname: null,
          lastname: null,
          gender: null,
          address: null,
          zip: null,
          city: null,
          country: null,
        },
        optin: { email: true, phone: null, partners: null },
        wording: { email: 'Yes', phone: null, partners: null },
        ...over,
      } as never,
    });
    await eventsAreDelivered(app);
  };
  const erase = (id: string) =>
    importer.visitor.call(eraseContactsCall, {
      params: { uuid: clientId },
      body: { which: { ids: [id] } as never, cause: 'request', recognise: false },
    });
  return { importer, db, clientId, contact, change, block, entries, optins, optIn, erase };
}
const undo = async (importer: Importer, id: string) => {
  const { body } = await importer.visitor.call(undoImportCall, {
    params: { uuid: importer.client.id, id },
    body: {},
  });
  return ended(importer, body.jobId);
};

test('a file gives nothing back to a withdrawn address after its e-mail was edited, or beside its phone [PH-18]', async () => {
  const { importer, contact, change, entries, optins } = await brand();
  const ana = await contact(
    { email: EMAIL, phone: PHONE },
    { optin_email: 'withdrawn', optin_phone: 'withdrawn' },
  );
  await change(ana, { email: 'new@b.example' });
  expect(await entries()).toEqual([
    [PHONE, 2, 'withdrawn'],
    [EMAIL, 1, 'withdrawn'],
  ]);
  await bring(
    importer,
    csv(`email,phone,optin_email,optin_phone\n${EMAIL},,yes,\nother@b.example,${PHONE},yes,yes\n`),
  );
  expect(await optins()).toEqual({
    'new@b.example': [false, false],
    [EMAIL]: [false, null],
    'other@b.example': [true, false],
  });
});

test.each(['bounced', 'manual'] as const)(
  'the person’s own later consent ends a withdrawal, but not a block (%s) [PH-18]',
  async (reason) => {
    const { contact, block, entries, optins, optIn } = await brand();
    await contact({ email: EMAIL }, { optin_email: 'withdrawn' });
    await optIn({ at: '2026-05-01T00:00:00.000Z', leadId: '019a8000-0000-7000-8000-000000000002' });
    expect(await optins()).toEqual({ [EMAIL]: [false, null] });
    await optIn({});
    expect([await optins(), await entries()]).toEqual([{ [EMAIL]: [true, null] }, []]);
    await block({ reason });
    expect(await optins()).toEqual({ [EMAIL]: [false, null] });
    await optIn({ at: '2026-11-01T00:00:00.000Z', leadId: '019a8000-0000-7000-8000-000000000003' });
    expect(await optins()).toEqual({ [EMAIL]: [false, null] });
  },
);

test('a block survives an erasure as a hash and applies to forms, manual entries, files and undone files [PH-18] [PH-17]', async () => {
  const { importer, db, clientId, contact, change, block, entries, optins, optIn, erase } =
    await brand();
  const other = await contact({ phone: PHONE });
  const { id: importId } = await bring(
    importer,
    csv(`email,phone,optin_email\n${EMAIL},${PHONE},yes\n`),
  );
  expect((await contacts(importer)).map(({ id }) => id)).toEqual([other]);
  await block();
  const [ana] = await contacts(importer);
  await erase(ana?.id ?? '');
  expect(await entries()).toEqual([[null, 1, 'manual']]);
  // By file.
  const again = await bring(importer, csv(`email,optin_email\n${EMAIL},yes\n`, 'again.csv'));
  expect(await optins()).toEqual({ [EMAIL]: [false, null] });
  expect(await entries()).toEqual([[EMAIL, 1, 'manual']]);
  // By the undo of an import that had replaced the address.
  const [made] = await contacts(importer);
  await sql`
    update profile_hub.import_changes set created = false, before = ${JSON.stringify({ email: EMAIL })}::jsonb,
      after = ${JSON.stringify({ email: 'x@b.example' })}::jsonb
    where client_id = ${clientId} and import_id = ${again.id}`.execute(db);
  await change(made?.id ?? '', { email: 'x@b.example' });
  await sql`
    update profile_hub.contacts set given = '{1}', withdrawn = '{}'
    where client_id = ${clientId} and id = ${made?.id}`.execute(db);
  await sql`
    update profile_hub.blocked_addresses set address = null, hash = ${app.secrets.hash('profile-hub.blocked', `${clientId} ${EMAIL}`)}
    where client_id = ${clientId}`.execute(db);
  await undo(importer, again.id);
  expect(await optins()).toEqual({ [EMAIL]: [false, null] });
  await undo(importer, importId);
  // Manually and by a form.
  for (const way of ['hand', 'form']) {
    const [held] = await contacts(importer);
    await erase(held?.id ?? '');
    if (way === 'hand')
      await importer.visitor.call(createProfileCall, {
        body: { brandId: importer.client.brandId, criterias: { email: EMAIL } },
      });
    else await optIn({ leadId: '019a8000-0000-7000-8000-000000000009' });
    expect(await optins()).toEqual({ [EMAIL]: [false, null] });
  }
});

test('an entry that is added while a file is written applies when it commits, and one that comes later waits for it [PH-18]', async () => {
  const { importer, db, clientId, block, optins } = await brand();
  const { id } = await bring(importer, csv(`email,optin_email\n${EMAIL},yes\n`));
  expect(await optins()).toEqual({ [EMAIL]: [true, null] });
  // Simulates the state before the last step: written without the entry.
  await db.transaction().execute(async (tx) => {
    await sql`
      insert into profile_hub.blocked_addresses (client_id, id, kind, address, purpose, reason, at)
      values (${clientId}, gen_random_uuid(), 'email', ${EMAIL}, 1, 'manual', now())`.execute(tx);
    await finishContactImport({ db: tx }, { clientId, importId: id });
  });
  expect(await optins()).toEqual({ [EMAIL]: [false, null] });

  let blocking: Promise<unknown> | undefined;
  await db.transaction().execute(async (tx) => {
    await readBlocksLocked({ db: tx }, clientId);
    await sql`
      insert into profile_hub.contacts (client_id, id, origin, email, given)
      values (${clientId}, 'abcdefabcdefabcdefabcdef', 'import', 'late@b.example', '{1}')`.execute(
      tx,
    );
    blocking = block({ address: 'late@b.example' });
    await until(async () => (await lockWaiters(tx)).length > 0);
  });
  await blocking;
  expect(await optins()).toMatchObject({ 'late@b.example': [false, null] });
});

test('the check of a file counts blocked addresses as still withdrawn [PH-18] [PH-10]', async () => {
  const { importer, block, optins } = await brand();
  await block();
  const { report } = await bring(
    importer,
    csv(`email,optin_email\n${EMAIL},yes\nbo@b.example,yes\n`),
  );
  expect(report.figures).toMatchObject({ keptWithdrawn: 1, 'given.optin_email': 1 });
  expect(await optins()).toEqual({ [EMAIL]: [false, null], 'bo@b.example': [true, null] });
});

test('the list is read by two statements, however many addresses a batch of a file has [PH-18]', async () => {
  const { db, clientId, block } = await brand();
  await block();
  const counted = countStatements(db as never);
  const addresses = Array.from({ length: 500 }, (_, at) => `n${at}@b.example`);
  const reading = { db: counted.db as typeof db, app };
  const found = await blockedAddresses(reading, clientId, [...addresses, EMAIL]);
  expect([[...found.keys()], counted.statements()]).toEqual([[EMAIL], 2]);
});
