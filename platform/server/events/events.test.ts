import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineEvent } from '#platform/contract/event.ts';
import { countStatements } from '#platform/testing/database/count-statements.ts';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import { testProcess } from '../jobs/testing/test-process.ts';
import { until } from '../jobs/testing/until.ts';
import { clearOldEvents, deliverEvent } from './events.job.ts';
import type { EventTap } from './events.ts';
import { defineListener, type Listener } from './listener.ts';

const { url } = await testDatabase();

const scanned = defineEvent({
  type: 'test.scanned',
  label: 'test:event.scanned',
  payload: z.object({ code: z.string() }),
});
const listen = (name: string, handle: Listener<typeof scanned.payload>['handle']) =>
  defineListener({ name, event: scanned, handle });
const worker = (...listeners: Listener<typeof scanned.payload>[]) =>
  testProcess({ url, work: true, parts: { events: [scanned], listeners } });
const idle = () => testProcess({ url, work: false, parts: { events: [scanned] } });

test('what happened is brought to every listener, bound to its client', async () => {
  const clientId = randomUUID();
  const received = vi.fn();
  const hear = (listenerName: string) =>
    listen(listenerName, async ({ event, db }) => {
      const { rows } =
        await sql`select current_user, current_setting('app.client_id') as client`.execute(db);
      received(listenerName, event.payload, event.clientId, rows[0]);
    });
  const { events, database } = await worker(hear('a.hears'), hear('b.hears'));
  const payload = { code: 'couteau-noyer-9' };
  await events.publish(database.ofClient(clientId), scanned, { clientId, payload });
  await until(() => received.mock.calls.length === 2);
  const bound = { current_user: 'comptoir_app', client: clientId };
  expect(received).toHaveBeenCalledWith('a.hears', payload, clientId, bound);
  expect(received).toHaveBeenCalledWith('b.hears', payload, clientId, bound);
});

test('an event of a rolled-back transaction is neither stored nor queued', async () => {
  const clientId = randomUUID();
  const { events, database } = await testProcess({
    url,
    work: false,
    parts: { events: [scanned], listeners: [listen('a.never-hears', async () => {})] },
  });
  const db = database.ofClient(clientId);
  const publish = (fail: boolean) =>
    db.transaction().execute(async (tx) => {
      await events.publish(tx, scanned, { clientId, payload: { code: 'a' } });
      if (fail) throw new Error('taken back');
    });
  const stored = async () => [
    (await db.selectFrom('platform.events').select('id').execute()).length,
    (
      await sql`select from pgboss.job where data->'input'->'listeners' ? 'a.never-hears'`.execute(
        database.acrossClients(),
      )
    ).rows.length,
  ];
  await expect(publish(true)).rejects.toThrow('taken back');
  expect(await stored()).toEqual([0, 0]);
  await publish(false);
  expect(await stored()).toEqual([1, 1]);
});

test('many events are published in a few statements, and each reaches every listener', async () => {
  const clientId = randomUUID();
  const received = new Map<string, string[]>([
    ['a.of-many', []],
    ['b.of-many', []],
  ]);
  const listeners = [...received].map(([name, codes]) =>
    listen(name, async ({ event }) => void codes.push(event.payload.code)),
  );
  const { events, database } = await worker(...listeners);
  const { db, statements } = countStatements(database.ofClient(clientId));
  const codes = Array.from({ length: 60 }, (_, at) => `code-${String(at).padStart(2, '0')}`);
  const payloads = codes.map((code) => ({ code }));
  await db.transaction().execute((tx) => events.publishAll(tx, scanned, { clientId, payloads }));
  expect(statements()).toBeLessThan(10);
  await until(() => [...received.values()].every(({ length }) => length >= codes.length));
  expect([...received.values()].map((some) => some.toSorted())).toEqual([codes, codes]);
});

test('an event that is delivered many times, concurrently or later, is handled once', async () => {
  const clientId = randomUUID();
  const handle = vi.fn(async () => {});
  const { jobs, events, database } = await worker(listen('a.counts', handle));
  const db = database.ofClient(clientId);
  const redeliver = (eventId: string) =>
    jobs.enqueue(db, deliverEvent, { listener: 'a.counts', eventId }, { clientId });
  const eventId = await db.transaction().execute(async (tx) => {
    const id = await events.publish(tx, scanned, { clientId, payload: { code: 'a' } });
    for (let count = 0; count < 6; count += 1) {
      await jobs.enqueue(tx, deliverEvent, { listener: 'a.counts', eventId: id }, { clientId });
    }
    return id;
  });
  await until(async () => (await delivered()) === 7);
  await redeliver(eventId);
  await until(async () => (await delivered()) === 8);
  expect(handle).toHaveBeenCalledTimes(1);

  async function delivered() {
    const { rows } = await sql<{ count: number }>`
      select count(*) from pgboss.job
      where state = 'completed' and data->'input'->>'eventId' = ${eventId}`.execute(
      database.acrossClients(),
    );
    return rows[0]?.count;
  }
});

test('a listener that fails leaves nothing behind and is tried again, alone', async () => {
  const clientId = randomUUID();
  const userId = randomUUID();
  const text = { key: 'test:told', params: {} };
  const steady = vi.fn(async () => {});
  const shaky = vi.fn<Listener['handle']>(async ({ db, app }) => {
    await app.notifications.notify(db, {
      clientId,
      userIds: [userId],
      kind: 'lead-new',
      title: text,
      body: text,
    });
    if (shaky.mock.calls.length === 1) throw new Error('no luck');
  });
  const { events, database } = await worker(listen('a.steady', steady), listen('b.shaky', shaky));
  const db = database.ofClient(clientId);
  const eventId = await events.publish(db, scanned, { clientId, payload: { code: 'a' } });
  await until(
    async () =>
      (
        await db
          .selectFrom('platform.handled_events')
          .where('event_id', '=', eventId)
          .select('listener')
          .execute()
      ).length === 2,
  );
  expect(shaky).toHaveBeenCalledTimes(2);
  expect(steady).toHaveBeenCalledTimes(1);
  const notified = await db.selectFrom('platform.notifications').select('user_id').execute();
  expect(notified).toEqual([{ user_id: userId }]);
});

test('a tap receives every published event in its transaction, and no event that is only recorded', async () => {
  const clientId = randomUUID();
  const hear = vi.fn<EventTap['hear']>(async ({ type }, { db }) => {
    if (type === 'test.refused') throw new Error('not written');
    await sql`select`.execute(db);
  });
  const refused = defineEvent({
    type: 'test.refused',
    label: 'test:event.refused',
    payload: z.object({}),
  });
  const { events, database } = await testProcess({
    url,
    work: false,
    parts: { events: [scanned, refused], eventTaps: [{ name: 'a.tap', hear }] },
  });
  const db = database.ofClient(clientId);
  const payload = { code: 'a' };
  const id = await events.publish(db, scanned, { clientId, payload });
  const many = await events.publishAll(db, scanned, { clientId, payloads: [payload, payload] });
  expect(hear.mock.calls.map(([notified]) => notified)).toEqual([
    { ids: [id], type: scanned.type, clientId, subjects: [null] },
    { ids: many, type: scanned.type, clientId, subjects: [null, null] },
  ]);
  expect(await events.publishAll(db, scanned, { clientId, payloads: [] })).toEqual([]);
  const silent = await events.record(db, scanned, { clientId, payload });
  expect(hear).toHaveBeenCalledTimes(2);
  await expect(events.publish(db, refused, { clientId, payload: {} })).rejects.toThrow(
    'not written',
  );
  const stored = await db.selectFrom('platform.events').select('id').execute();
  expect(stored.map((event) => event.id).toSorted()).toEqual([id, ...many, silent].toSorted());
});

describe('what no module declares', () => {
  const undeclared = defineEvent({ ...scanned, type: 'test.undeclared' });
  const payload = { code: 'a' };

  test('is not published, alone, among many or as none at all', async () => {
    const clientId = randomUUID();
    const { events, database } = await idle();
    const db = database.ofClient(clientId);
    const refusal = 'test.undeclared, which no module declares';
    await expect(events.publish(db, undeclared, { clientId, payload })).rejects.toThrow(refusal);
    for (const payloads of [[], [payload, payload]])
      await expect(events.publishAll(db, undeclared, { clientId, payloads })).rejects.toThrow(
        refusal,
      );
    expect(await db.selectFrom('platform.events').select('id').execute()).toEqual([]);
  });

  test('does not pass under the type of a declared one', async () => {
    const clientId = randomUUID();
    const { events, database } = await idle();
    const lookalike = defineEvent({ ...scanned });
    await expect(
      events.publish(database.ofClient(clientId), lookalike, { clientId, payload }),
    ).rejects.toThrow(scanned.type);
  });

  test('is not listened to: the process does not start', async () => {
    const deaf = defineListener({ name: 'a.waits', event: undeclared, async handle() {} });
    await expect(
      testProcess({ url, work: false, parts: { events: [scanned], listeners: [deaf] } }),
    ).rejects.toThrow('a.waits listens to test.undeclared');
  });
});

test('two events may not share a type', async () => {
  const twice = [scanned, defineEvent({ ...scanned })];
  await expect(testProcess({ url, work: false, parts: { events: twice } })).rejects.toThrow(
    scanned.type,
  );
});

test('a payload that does not match its schema is refused on publishing', async () => {
  const clientId = randomUUID();
  const { events, database } = await idle();
  const wrong = { code: 1 } as never;
  await expect(
    events.publish(database.ofClient(clientId), scanned, { clientId, payload: wrong }),
  ).rejects.toThrow(z.ZodError);
});

test('an event of another client does not exist', async () => {
  const clientId = randomUUID();
  const { events, database } = await idle();
  await events.publish(database.ofClient(clientId), scanned, { clientId, payload: { code: 'a' } });
  const stranger = database.ofClient(randomUUID());
  expect(await stranger.selectFrom('platform.events').select('id').execute()).toEqual([]);
});

test('two listeners may not share a name', async () => {
  const twice = [listen('a.same', async () => {}), listen('a.same', async () => {})];
  await expect(
    testProcess({ url, work: false, parts: { events: [scanned], listeners: twice } }),
  ).rejects.toThrow('a.same');
});

test('events are deleted after thirty days, together with the records of their handling', async () => {
  const clientId = randomUUID();
  const { app, events, database } = await idle();
  const db = database.ofClient(clientId);
  const [old, fresh] = [
    await events.publish(db, scanned, { clientId, payload: { code: 'old' } }),
    await events.publish(db, scanned, { clientId, payload: { code: 'fresh' } }),
  ];
  await db
    .insertInto('platform.handled_events')
    .values({ client_id: clientId, listener: 'a.listener', event_id: old })
    .execute();
  await sql`update platform.events set occurred_at = now() - interval '31 days' where id = ${old}`.execute(
    database.acrossClients(),
  );
  await clearOldEvents.handle({ app } as never);
  expect(await db.selectFrom('platform.events').select('id').execute()).toEqual([{ id: fresh }]);
  expect(await db.selectFrom('platform.handled_events').select('event_id').execute()).toEqual([]);
});
