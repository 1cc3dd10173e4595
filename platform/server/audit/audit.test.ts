import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { withActor } from '../database/actor.ts';
import { uuidV7 } from '../database/record-ids.ts';

const suite = await testApp();
const { database } = suite.app;
const across = database.acrossClients();
const client = await suite.people.client();
const stranger = await suite.people.client();
const somebody = uuidV7();
const admin = uuidV7();

interface Entry {
  client_id: string | null;
  user_id: string | null;
  by_user_id: string | null;
  request_id: string | null;
  via: string;
  label: string;
  action: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

async function entriesOf(record: string, recordId: string): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select * from platform.audit_entries where record = ${record} and record_id = ${recordId} order by id`.execute(
    across,
  );
  return rows;
}

function makeGroup(name: string) {
  const id = uuidV7();
  return {
    id,
    insert: sql`insert into directory.groups (client_id, id, name) values (${client.id}, ${id}, ${name})`,
    rename: (to: string) =>
      sql`update directory.groups set name = ${to}, version = version + 1 where client_id = ${client.id} and id = ${id}`,
    remove: sql`delete from directory.groups where client_id = ${client.id} and id = ${id}`,
  };
}

test('every table is audited or states why it is not', async () => {
  const { rows } = await sql<{ name: string }>`
    select nspname || '.' || relname as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and not relispartition and nspname not like 'pg\\_%'
      and nspname not in ('information_schema', 'pgboss', 'migrations', 'public')
      and coalesce(obj_description(pg_class.oid, 'pg_class'), '') not like 'unaudited: %'
      and (select count(*) from pg_trigger where tgrelid = pg_class.oid and tgname like 'audit\\_%') <> 3
    order by 1`.execute(across);
  expect(rows).toEqual([]);
});

test('a thousand changed rows are logged at once, also after a single one in the same session [SUP-05]', async () => {
  const { id } = await suite.people.client();
  await across.connection().execute(async (session) => {
    await sql`
      insert into directory.groups (client_id, id, name)
      select ${id}, gen_random_uuid(), 'Group ' || n from generate_series(1, 1500) as n`.execute(
      session,
    );
    const rename = (which: ReturnType<typeof sql>) =>
      sql`update directory.groups set name = name || ' new' where client_id = ${id} and ${which}`.execute(
        session,
      );
    await rename(sql`name = 'Group 1'`);
    // Comparing each row with all others would take longer than any test may.
    await rename(sql`true`);
  });
  const { rows } = await sql<{ changes: number }>`
    select count(*) as changes from platform.audit_entries
    where client_id = ${id} and record = 'directory.groups' and action = 'changed'
      and before ->> 'name' || ' new' = after ->> 'name'`.execute(across);
  expect(rows).toEqual([{ changes: 1_501 }]);
});

test('a change is recorded with user, call, before and after [SUP-05]', async () => {
  const group = makeGroup('Norge');
  const actor = { userId: somebody, byUserId: admin, requestId: 'r-1', via: 'PATCH /groups' };
  await withActor(actor, () =>
    database
      .ofClient(client.id)
      .transaction()
      .execute(async (tx) => {
        await group.insert.execute(tx);
        await group.rename('Norge og Sverige').execute(tx);
        await group.remove.execute(tx);
      }),
  );
  const [created, changed, deleted] = await entriesOf('directory.groups', group.id);
  expect(created).toMatchObject({
    client_id: client.id,
    user_id: somebody,
    by_user_id: admin,
    request_id: 'r-1',
    via: 'PATCH /groups',
    label: 'Norge',
    action: 'created',
    before: null,
  });
  expect(created?.after).toMatchObject({ name: 'Norge' });
  expect(changed).toMatchObject({
    action: 'changed',
    before: { name: 'Norge' },
    after: { name: 'Norge og Sverige' },
  });
  expect(deleted?.before).toMatchObject({ name: 'Norge og Sverige' });
});

test('a transaction that is taken back leaves no trace, and the next one is not signed with its name', async () => {
  const group = makeGroup('Never');
  const failing = withActor({ userId: somebody, via: 'POST /groups' }, () =>
    database
      .ofClient(client.id)
      .transaction()
      .execute(async (tx) => {
        await group.insert.execute(tx);
        throw new Error('taken back');
      }),
  );
  await expect(failing).rejects.toThrow('taken back');
  expect(await entriesOf('directory.groups', group.id)).toEqual([]);
  await group.insert.execute(database.ofClient(client.id));
  expect(await entriesOf('directory.groups', group.id)).toMatchObject([
    { user_id: null, via: 'system' },
  ]);
});

test('a change of nothing but its own bookkeeping is none', async () => {
  const group = makeGroup('Same');
  await group.insert.execute(database.ofClient(client.id));
  await group.rename('Same').execute(database.ofClient(client.id));
  expect(await entriesOf('directory.groups', group.id)).toHaveLength(1);
});

test('the text of an actor cannot break out of its SQL literal', async () => {
  const group = makeGroup('Quotes');
  const via = `x'; drop table directory.groups; -- \\ "`;
  await withActor({ via }, () =>
    database
      .ofClient(client.id)
      .transaction()
      .execute((tx) => group.insert.execute(tx)),
  );
  expect(await entriesOf('directory.groups', group.id)).toMatchObject([{ via }]);
});

test('one statement over many rows writes a line for each', async () => {
  const rows = 500;
  await sql`
    insert into directory.groups (client_id, id, name)
    select ${client.id}, gen_random_uuid(), 'Bulk ' || n from generate_series(1, ${rows}) as n`.execute(
    database.ofClient(client.id),
  );
  const { rows: counted } = await sql<{ count: number }>`
    select count(*) from platform.audit_entries where client_id = ${client.id} and label like 'Bulk %'`.execute(
    across,
  );
  expect(counted[0]?.count).toBe(rows);
});

test('neither database role can change, delete or forge an audit entry [SUP-05]', async () => {
  const group = makeGroup('Kept');
  await group.insert.execute(database.ofClient(client.id));
  for (const db of [across, database.ofClient(client.id)]) {
    for (const attempt of [
      sql`update platform.audit_entries set via = 'nobody'`,
      sql`delete from platform.audit_entries`,
      sql`insert into platform.audit_entries (via, record, record_id, label, action) values ('x', 'x', 'x', 'x', 'created')`,
    ]) {
      await expect(attempt.execute(db)).rejects.toThrow(/permission denied|append only/);
    }
  }
});

test('a client reads its own lines only', async () => {
  const group = makeGroup('Private');
  await group.insert.execute(database.ofClient(client.id));
  const { rows } = await sql`select from platform.audit_entries where label = 'Private'`.execute(
    database.ofClient(stranger.id),
  );
  expect(rows).toEqual([]);
});
