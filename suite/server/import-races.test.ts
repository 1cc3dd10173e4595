import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BlobReader } from '@zip.js/zip.js';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import {
  listClientArchivesCall,
  takeOutClientCall,
} from '#modules/directory/contract/clients/client-archives.ts';
import {
  archiveClientCall,
  getClientDetailCall,
  restoreClientCall,
} from '#modules/directory/contract/clients/client-calls.ts';
import { asOtherClient } from '#modules/directory/server/testing/as-other-client.ts';
import { Shop } from '#modules/directory/server/testing/shop.ts';
import { eraseContactsCall } from '#modules/profile-hub/contract/privacy.ts';
import type { ProfileHubTables } from '#modules/profile-hub/server/tables.ts';
import { brandContact } from '#modules/profile-hub/server/testing/brand-contacts.ts';
import { importClient } from '#platform/server/client-archive/import-client.ts';
import { writeClientArchive } from '#platform/server/client-archive/write-client-archive.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { lockWaiters } from '#platform/testing/database/own-activity.ts';
import { ownConnection } from '#platform/testing/database/own-connection.ts';
import { jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { rewriteArchive } from '#platform/testing/rewrite-archive.ts';
import { testApp } from '#platform/testing/test-app.ts';

const ROUNDS = 2;
const CONTACTS = 4;

const suite = await testApp();
const { app } = suite;
const db = app.database.acrossClients();
const superAdmin = await suite.visitor().as(await suite.people.user({ superAdmin: true }));
const owner = ownConnection(suite.databaseUrl);
afterAll(() => owner.destroy());

const source = await suite.people.client();
await new Shop(app).location(source);
const person = await suite.people.user({ at: [{ client: source, role: 'brand_admin' }] });
const hub = app.database.ofClient<ProfileHubTables>(source.id);
const contacts: string[] = [];
for (let at = 0; at < CONTACTS; at += 1)
  contacts.push(await brandContact({ db: hub }, source.id, { email: `person-${at}@x.example` }));
const { stream } = writeClientArchive({
  app,
  client: { id: source.id, name: source.name },
  signal: new AbortController().signal,
  progress: () => {},
});
const sourceArchive = new Blob([Uint8Array.from(await buffer(stream))]);

let last = 0;
/** The same data as a client that is not here yet. */
async function otherClient() {
  last += 1;
  const client = {
    id: randomUUID(),
    identifier: `raced-${last}`,
    brandId: `98${last}`,
    name: `Raced ${last}`,
  };
  const archive = await asOtherClient(sourceArchive, client);
  return { id: client.id, params: { uuid: client.id }, archive, bringIn: () => bringIn(archive) };
}

const bringIn = (archive: Blob) =>
  importClient({
    databaseUrl: suite.databaseUrl,
    store: app.files.store,
    clientData: app.clientData,
    source: { name: 'client.zip', open: async () => new BlobReader(archive) },
  });

async function contactsOf(clientId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from profile_hub.contacts where client_id = ${clientId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Repeats a call until the import has ended, and returns what it was answered. */
async function during<Answer extends { status: number }>(
  done: Promise<unknown>,
  call: () => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let isDone = false;
  const ended = done.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    answers.push(await call());
    // A refusal from memory needs no input or output, so the import would never get its turn.
    await nextTurn();
  }
  await ended;
  answers.push(await call());
  return answers;
}

const statusesOf = (answers: readonly { status: number }[]) =>
  [...new Set(answers.map(({ status }) => status))].sort((one, other) => one - other);

test('a person erased while their client is imported is erased or still there, never half [BEY-07] [PH-17]', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, params, bringIn } = await otherClient();
    const ids = [contacts[round % CONTACTS] ?? ''];
    const body = { which: { ids } as never, cause: 'request' as const, recognise: true };
    const erase = async () => {
      // Nobody works in an archived client.
      await superAdmin.call(restoreClientCall, { params, body: {} });
      return superAdmin.call(eraseContactsCall, { params, body });
    };
    const answers = await during(bringIn(), erase);
    // Access to the restored client follows a moment later.
    await until(async () => {
      answers.push(await erase());
      return answers.at(-1)?.status === 200;
    });
    expect(statusesOf(answers)).toEqual([200, 403]);
    const erased = answers.reduce((sum, { status, body: { erased: count } }) => {
      return status === 200 ? sum + count : sum;
    }, 0);
    expect(erased).toBe(1);
    expect(await contactsOf(id)).toBe(CONTACTS - 1);
    const { rows } = await sql`
      select from profile_hub.erasures where client_id = ${id}`.execute(db);
    expect(rows).toHaveLength(1);
  }
  expect(await contactsOf(source.id)).toBe(CONTACTS);
});

test.each([
  ['archived', archiveClientCall],
  ['restored', restoreClientCall],
] as const)(
  'a client that is %s while it is imported is missing or whole, and has that state in the end [BEY-07]',
  async (state, call) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, params, bringIn } = await otherClient();
      const answers = await during(bringIn(), () => superAdmin.call(call, { params, body: {} }));
      expect(statusesOf(answers)).toEqual([200, 404]);
      const { archivedAt } = (await superAdmin.call(getClientDetailCall, { params })).body;
      expect(archivedAt !== null).toBe(state === 'archived');
      expect(await contactsOf(id)).toBe(CONTACTS);
    }
  },
);

test('a client that is taken out while it is imported is missing, or its archive has every row [BEY-07]', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { params, bringIn } = await otherClient();
    const imported = bringIn();
    const answers = await during(imported, () =>
      superAdmin.call(takeOutClientCall, { params, body: {} }),
    );
    expect(statusesOf(answers).filter((status) => ![202, 404, 409].includes(status))).toEqual([]);
    await jobsAreDone(app, 'directory.take-out-client');
    const { items } = (await superAdmin.call(listClientArchivesCall, { params })).body;
    const { manifest } = await imported;
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    expect(items.length).toBeGreaterThan(0);
    // Its audit log has the import as well.
    for (const item of items)
      expect(item).toMatchObject({ state: 'done', rows: expect.toSatisfy((n) => n > rows) });
  }
});

test('of two imports of a client at the same time one succeeds, and the other is refused since the client is here [BEY-07]', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, bringIn } = await otherClient();
    const ended = await Promise.allSettled([bringIn(), bringIn()]);
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = ended.find((one) => one.status === 'rejected');
    expect(refused?.reason.refusal).toMatchObject({ code: 'exists' });
    expect(await contactsOf(id)).toBe(CONTACTS);
  }
});

test('a user who gets an account while their client is imported is linked to it [BEY-07]', async () => {
  const [archived, created] = [randomUUID(), randomUUID()];
  const email = `ada-${last}@x.example`;
  const { id, archive } = await otherClient();
  const changed = await rewriteArchive(archive, (rows) =>
    rows.replaceAll(person.id, archived).replaceAll(person.email, email),
  );
  await sql`begin`.execute(owner);
  await sql`
    insert into accounts.users (id, email, first_name, last_name, default_locale, locale, status)
    values (${created}, ${email}, 'Ada', 'Brook', 'en', 'en', 'invited')`.execute(owner);
  const imported = bringIn(changed);
  await until(async () => (await lockWaiters(owner)).length > 0);
  await sql`commit`.execute(owner);
  await imported;
  const { rows } = await sql<{ user_id: string }>`
    select user_id from accounts.memberships where client_id = ${id}`.execute(db);
  expect(rows).toEqual([{ user_id: created }]);
});
