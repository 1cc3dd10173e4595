import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lockWaiters } from '#platform/testing/database/own-activity.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { Db } from '../database/database.ts';
import { until } from '../jobs/testing/until.ts';
import { userPrincipalPort } from '../sessions/user-ports.ts';
import { readSheet } from '../spreadsheets/read-sheet.ts';
import {
  betweenBatches,
  createGoods,
  type GoodsTables,
  goodsCalls,
  goodsModule,
  readGoods,
} from './testing/goods.ts';

const suite = await testApp({ modules: [goodsModule] });
await createGoods(suite);
const all = suite.app.database.acrossClients();

async function newPerson() {
  const client = await suite.people.client();
  const user = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  return { client, user, visitor: await suite.visitor().as(user) };
}
type Person = Awaited<ReturnType<typeof newPerson>>;

const check = ({ visitor, client }: Person, lines: string) =>
  visitor.upload(goodsCalls.check, {
    params: { uuid: client.id },
    file: new File([lines], 'goods.csv'),
  });

async function start(person: Person, lines: string): Promise<string> {
  const { body } = await check(person, lines);
  const params = { uuid: person.client.id, id: body.id };
  return (await person.visitor.call(goodsCalls.write, { params, body: {} })).body.jobId;
}

/**
 * Two workers that poll at the same moment may take two jobs of one client. Removing the job's group simulates this.
 */
async function startBeside(person: Person, lines: string): Promise<string> {
  const jobId = await start(person, lines);
  await sql`update pgboss.job set group_id = null where id = ${jobId}`.execute(all);
  return jobId;
}

async function ended(jobId: string) {
  return until(async () => {
    const { rows } = await sql<{ state: string; error: string | null }>`
      select state, result from platform.jobs where id = ${jobId}`.execute(all);
    return rows.find(({ state }) => /done|failed|cancelled/.test(state));
  });
}

/** An import that waits in the middle until it is released. */
async function slowImport(person: Person) {
  const goOn = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<Db<GoodsTables>>();
  betweenBatches.do = (tx) => {
    begun.resolve(tx);
    return goOn.promise;
  };
  onTestFinished(() => {
    goOn.resolve();
    betweenBatches.do = async () => {};
  });
  const jobId = await start(person, 'code,name\nA,First\n');
  return { jobId, tx: await begun.promise, goOn: goOn.resolve };
}

/** Resolves when an import has found another one running and has checked again. */
async function untilItWaits(person: Person): Promise<void> {
  const portSpy = vi.spyOn(suite.app.ports, 'call');
  onTestFinished(() => portSpy.mockRestore());
  const checkCount = () =>
    portSpy.mock.calls.filter(
      ([port, given]) =>
        (port as unknown) === userPrincipalPort &&
        (given as { userId: string }).userId === person.user.id,
    ).length;
  await until(() => checkCount() >= 2);
}

test('an import waits for another of its kind outside of the database, and is written after it', async () => {
  const person = await newPerson();
  const first = await slowImport(person);
  const second = await startBeside(person, 'code,name\nA,Second\n');
  await untilItWaits(person);
  expect(await lockWaiters(first.tx)).toEqual([]);
  first.goOn();
  expect((await ended(first.jobId)).state).toBe('done');
  expect((await ended(second)).state).toBe('done');
  expect(await readGoods(suite, person.client)).toMatchObject([{ code: 'A', name: 'Second' }]);
});

test('an import whose user has lost the permission writes nothing [USR-10]', async () => {
  const person = await newPerson();
  const first = await slowImport(person);
  const second = await startBeside(person, 'code,name\nB,Second\n');
  await untilItWaits(person);
  await sql`update accounts.memberships set role = 'brand_user' where user_id = ${person.user.id}`.execute(
    all,
  );
  expect((await ended(second)).state).toBe('failed');
  first.goOn();
  expect((await ended(first.jobId)).state).toBe('done');
  expect(await readGoods(suite, person.client)).toMatchObject([{ code: 'A' }]);
});

test('when many files wait to be read, no more are taken', async () => {
  const person = await newPerson();
  const sheet = () => readSheet({ bytes: Uint8Array.from(Buffer.from('a\n1')), kind: 'csv' });
  const read = [sheet(), sheet()];
  for (const each of read) await each.next();
  const waiting = Array.from({ length: 20 }, () => Array.fromAsync(sheet()));
  const refused = await check(person, 'code\nA\n');
  expect([refused.status, refused.problem.code]).toEqual([503, 'UNAVAILABLE']);
  for (const each of read) await each.return(undefined);
  await Promise.all(waiting);
  expect((await check(person, 'code\nA\n')).status).toBe(200);
});

test('files are checked at a bounded rate', async () => {
  const person = await newPerson();
  const statuses = new Set<number>();
  for (let count = 0; count < 31; count += 1) statuses.add((await check(person, '')).status);
  expect(statuses).toEqual(new Set([422, 429]));
});
