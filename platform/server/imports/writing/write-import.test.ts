import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { cancelJob } from '#platform/contract/jobs.ts';
import { beAtClient } from '#platform/contract/permission.ts';
import { uuidV7 } from '../../database/record-ids.ts';
import { betweenBatches, goodsCalls, readGoods, strictGoodsCalls } from '../testing/goods.ts';
import { csv, goodsTestApp, type Person } from '../testing/goods-test-app.ts';
import { unfinishedImport } from './unfinished-import.ts';

const { suite, newPerson, check, write, ended } = await goodsTestApp();

describe('writing a checked file', () => {
  test('writes the valid lines, counts created and updated records, and notifies the user', async () => {
    const person = await newPerson();
    const first = await check(person, csv('code,name,quantity\nA,Knife,1\nB,Fork,2\n'));
    await ended(person, (await write(person, first.body)).body.jobId);
    const second = await check(person, csv('code,name,quantity\nB,Fork,\nC,Spoon,3\n,Nobody,4\n'));
    expect(second.body).toMatchObject({ creates: 1, updates: 1, wrong: 1 });
    const { jobId } = (await write(person, second.body)).body;
    const outcome = { created: 1, updated: 1, leftOut: 1 };
    expect(await ended(person, jobId)).toEqual({ state: 'done', result: outcome });
    expect(await readGoods(suite, person.client)).toEqual([
      { code: 'A', name: 'Knife', email: null, quantity: 1 },
      { code: 'B', name: 'Fork', email: null, quantity: null },
      { code: 'C', name: 'Spoon', email: null, quantity: 3 },
    ]);
    const { rows } = await sql<{ body: unknown }>`
      select body from platform.notifications where user_id = ${person.user.id} order by id desc limit 1`.execute(
      suite.app.database.acrossClients(),
    );
    expect(rows).toEqual([{ body: { key: 'platform:import.done', params: outcome } }]);
  });

  test('starts one job for two requests; a check that was written is refused', async () => {
    const person = await newPerson();
    const { body } = await check(person, csv('code\nA\n'));
    const [one, other] = await Promise.all([write(person, body), write(person, body)]);
    const jobs = new Set(
      [one, other].flatMap(({ status, body }) => (status === 202 ? [body.jobId] : [])),
    );
    expect(jobs.size).toBe(1);
    await ended(person, one.body.jobId ?? other.body.jobId);
    expect((await write(person, body)).problem.code).toBe('IMPORT_NOT_POSSIBLE');
    const report = await person.visitor.call(goodsCalls.report, {
      params: { uuid: person.client.id, id: body.id },
    });
    expect(report.body.jobId).toBe([...jobs][0]);
  });

  test('a checked file waits for a decision of its user until it is written [BEY-09]', async () => {
    const person = await newPerson();
    const { count } = unfinishedImport({
      module: 'goods',
      importName: 'test.goods',
      may: beAtClient,
      path: 'goods/import',
    });
    const db = suite.app.database.ofClient(person.client.id);
    const { app } = suite;
    const countFor = async (userId: string) => {
      const principal = { userId } as never;
      const membership = {} as never;
      return count({ db, app, limit: 10, clientId: person.client.id, principal, membership });
    };
    expect(await countFor(person.user.id)).toBe(0);
    const { body } = await check(person, csv('code\nA\n'));
    const open = { count: 1, path: `goods/import?check=${body.id}` };
    expect(await countFor(person.user.id)).toEqual(open);
    expect(await countFor(uuidV7())).toBe(0);
    await ended(person, (await write(person, body)).body.jobId);
    expect(await countFor(person.user.id)).toBe(0);
  });

  test('what changed since the check is seen again: no line is taken for new that exists by now', async () => {
    const person = await newPerson();
    const { body } = await check(person, csv('code,name\nA,New\n'));
    await sql`insert into test.goods values (${person.client.id}, 'A', 'Old')`.execute(
      suite.app.database.ofClient(person.client.id),
    );
    expect(await ended(person, (await write(person, body)).body.jobId)).toMatchObject({
      result: { created: 0, updated: 1 },
    });
  });

  test('cancelled before its end it has written nothing, and can be started again', async () => {
    const person = await newPerson();
    const lines = Array.from({ length: 11_000 }, (_, index) => `code-${index}`).join('\n');
    const { body } = await check(person, csv(`code\n${lines}\n`));
    let batches = 0;
    betweenBatches.do = async () => {
      batches += 1;
      if (batches !== 2) return;
      const { jobId } = await waitForJob(person, body);
      await person.visitor.call(cancelJob, { params: { id: jobId } });
    };
    const { jobId } = (await write(person, body)).body;
    expect((await ended(person, jobId)).state).toBe('cancelled');
    betweenBatches.do = async () => {};
    expect(await readGoods(suite, person.client)).toEqual([]);
    const again = (await write(person, body)).body.jobId;
    expect(again).not.toBe(jobId);
    expect(await ended(person, again)).toMatchObject({ result: { created: 11_000 } });
  });

  test('a failure in the middle is tried again as a whole', async () => {
    const person = await newPerson();
    const lines = Array.from({ length: 6_000 }, (_, index) => `code-${index}`).join('\n');
    const { body } = await check(person, csv(`code\n${lines}\n`));
    let batches = 0;
    betweenBatches.do = async () => {
      batches += 1;
      if (batches === 2) throw new Error('the database blinked');
    };
    const { jobId } = (await write(person, body)).body;
    expect(await ended(person, jobId)).toMatchObject({ result: { created: 6_000, updated: 0 } });
    betweenBatches.do = async () => {};
    expect(batches).toBeGreaterThan(3);
  });

  test('is refused in all-or-nothing mode while one line is wrong', async () => {
    const person = await newPerson();
    const wrong = await check(person, csv('code,quantity\nA,1\nB,x\n'), strictGoodsCalls);
    expect(wrong.body).toMatchObject({ allOrNothing: true, creates: 1, wrong: 1 });
    expect((await write(person, wrong.body, strictGoodsCalls)).status).toBe(409);
    expect(await readGoods(suite, person.client)).toEqual([]);
    const good = await check(person, csv('code,quantity\nA,1\n'), strictGoodsCalls);
    const { jobId } = (await write(person, good.body, strictGoodsCalls)).body;
    expect((await ended(person, jobId)).state).toBe('done');
  });

  test('is limited to the user who checked it', async () => {
    const [mine, other] = [await newPerson(), await newPerson()];
    const colleague = await suite.people.user({
      at: [{ client: mine.client, role: 'brand_admin' }],
    });
    const beside = { ...mine, visitor: await suite.visitor().as(colleague) };
    const { body } = await check(mine, csv('code\nA\n'));
    for (const person of [beside, { ...other }]) {
      const params = { uuid: person.client.id, id: body.id };
      const statuses = await Promise.all([
        person.visitor.call(goodsCalls.report, { params }),
        person.visitor.call(goodsCalls.write, { params, body: {} }),
        person.visitor.call(goodsCalls.recheck, { params, body: { columns: [] } }),
        person.visitor.call(goodsCalls.wrongLines, { params, query: {} }),
      ]);
      expect(statuses.map(({ problem }) => problem.code)).toEqual(
        Array(4).fill('IMPORT_CHECK_GONE'),
      );
    }
    const params = { uuid: mine.client.id, id: body.id };
    // Another import of the same client does not find it either.
    expect((await mine.visitor.call(strictGoodsCalls.report, { params })).status).toBe(404);
    const gone = { uuid: mine.client.id, id: uuidV7() };
    expect((await mine.visitor.call(goodsCalls.report, { params: gone })).status).toBe(404);
  });
});

async function waitForJob({ client, visitor }: Person, { id }: ImportReport) {
  const read = async () =>
    (await visitor.call(goodsCalls.report, { params: { uuid: client.id, id } })).body.jobId;
  await expect.poll(read).toBeTruthy();
  return { jobId: (await read()) ?? '' };
}
