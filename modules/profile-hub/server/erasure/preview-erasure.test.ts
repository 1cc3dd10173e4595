import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  eraseContactsCall,
  listErasuresCall,
  previewErasureCall,
} from '#modules/profile-hub/contract/privacy.ts';
import { retryDeadlocks } from '#platform/server/database/database-errors.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { lockWaiters } from '#platform/testing/database/own-activity.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { recordDecisions, storeWording } from '../consents/record-decisions.ts';
import type { ProfileHubTables } from '../tables.ts';
import { brandContact } from '../testing/brand-contacts.ts';

const suite = await testApp({ work: false });

async function brand() {
  const client = await suite.people.client();
  const clientId = client.id;
  const db = suite.app.database.ofClient<ProfileHubTables>(clientId);
  const admin = await suite.adminOf(client);
  const params = { uuid: clientId };
  const agree = async (contactId: string, wording: string) =>
    recordDecisions({ db }, clientId, {
      decisions: [{ contactId, purpose: 1, decision: 'given' }],
      proof: {
        at: new Date('2026-05-01T00:00:00Z'),
        source: 'manual',
        sourceName: 'Letter of Ada Quibblewick',
        wordingId: await storeWording({ db }, clientId, wording),
      },
    });
  const which = (id: string) => ({ ids: [id] }) as never;
  const preview = async (id: string) =>
    (await admin.call(previewErasureCall, { params, body: { which: which(id) } })).body;
  const erase = (id: string) =>
    admin.call(eraseContactsCall, {
      params,
      body: { which: which(id), cause: 'request', recognise: true },
    });
  const ada = () =>
    brandContact({ db }, clientId, {
      email: 'ada@x.example',
      firstname: 'Ada',
      lastname: 'Quibblewick',
    });
  return { clientId, db, admin, params, agree, preview, erase, ada };
}

test('an erasure takes the name out of wordings, and leaves what others agreed to [PH-17]', async () => {
  const { clientId, db, agree, erase, ada } = await brand();
  const id = await ada();
  const other = await brandContact({ db }, clientId, { email: 'bo@x.example' });
  await agree(id, 'Ada Quibblewick said yes on the phone');
  await agree(id, 'The Quibblewick company may write to me');
  await agree(other, 'The Quibblewick company may write to me');
  await agree(other, 'Bo also speaks for ada@x.example');
  await erase(id);
  const { rows } = await sql<{ text: string }>`
    select text from profile_hub.wordings where client_id = ${clientId} order by text`.execute(db);
  expect(rows.map(({ text }) => text)).toEqual([
    'Bo also speaks for erased',
    'erased erased said yes on the phone',
    'The Quibblewick company may write to me',
  ]);
});

test('the preview of an erasure counts what its proof counts, and changes nothing [PH-17]', async () => {
  const { clientId, db, admin, params, agree, preview, erase, ada } = await brand();
  const id = await ada();
  await agree(id, 'Ada Quibblewick said yes on the phone');
  await sql`
    insert into profile_hub.segments (client_id, id, name, kind, saved)
    values (${clientId}, gen_random_uuid(), 'Friends of ada@x.example', 'static', true)`.execute(
    db,
  );
  const before = await preview(id);
  expect(await preview(id)).toEqual(before);
  await erase(id);
  const { body } = await admin.call(listErasuresCall, { params, query: {} });
  expect(body.items[0]?.reached).toEqual(before.reached);
  expect(before.reached.map(({ what }) => what)).toContain('profile-hub:erase.what.wordings');
});

test('an erasure and its preview begin again after a deadlock [PH-17]', async () => {
  const { clientId, db, preview, erase, ada } = await brand();
  const id = await ada();
  await sql`
    insert into profile_hub.stations (client_id, id, contact_id, kind, at, ref)
    values (${clientId}, gen_random_uuid(), ${id}, 'lead', now(), 'lead-1')`.execute(db);
  for (const act of [preview, erase]) {
    let acting: Promise<unknown> | undefined;
    let isOver = false;
    // Locks rows in the other order: the side that PostgreSQL aborts is retried.
    await retryDeadlocks(() =>
      db.transaction().execute(async (tx) => {
        await sql`
          select from profile_hub.stations where client_id = ${clientId} and contact_id = ${id} for update`.execute(
          tx,
        );
        acting ??= act(id).finally(() => {
          isOver = true;
        });
        await until(async () => isOver || (await lockWaiters(tx)).length > 0);
        await sql`
          select from profile_hub.contacts where client_id = ${clientId} and id = ${id} for update`.execute(
          tx,
        );
      }),
    );
    const answer = await acting;
    if (act === preview) expect(answer).toMatchObject({ contacts: 1 });
    else expect(answer).toMatchObject({ status: 200 });
  }
});
