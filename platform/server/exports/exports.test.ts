import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { exportOutcomeSchema } from '#platform/contract/files/export-body.ts';
import { ACCESS_TOKEN_SECONDS } from '#platform/contract/limits.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { uuidV7 } from '../database/record-ids.ts';
import { createReportLink } from '../files/linked-file.ts';
import { createGoods, exportGoodsCall, goodsCalls, goodsModule } from '../imports/testing/goods.ts';
import { signAccessToken } from '../sessions/access-token.ts';
import { ACCESS_COOKIE } from '../sessions/cookies.ts';
import { readSheet } from '../spreadsheets/read-sheet.ts';

const suite = await testApp({ modules: [goodsModule] });
await createGoods(suite);
const client = await suite.people.client();
const other = await suite.people.client();
const user = await suite.people.user({ locale: 'fr', at: [{ client, role: 'brand_admin' }] });
let visitor = await suite.visitor().as(user);
const all = suite.app.database.acrossClients();
await sql`insert into test.goods values
  (${client.id}, 'A', '=1+1', 'ana@brand.example', 3), (${client.id}, 'B', '+47 22', null, null),
  (${other.id}, 'X', 'not yours', null, 1)`.execute(all);

async function exported(format: 'csv' | 'xlsx', from = '') {
  // A session that ended with the user's account does not come back with it.
  visitor = await suite.visitor().as(user);
  const started = await visitor.call(exportGoodsCall, {
    params: { uuid: client.id },
    body: { format, filters: { from } },
  });
  expect(started.status).toBe(202);
  const row = async () =>
    (
      await sql<{ state: string; result: unknown }>`
        select state, result from platform.jobs where id = ${started.body.jobId}`.execute(all)
    ).rows[0];
  await expect.poll(async () => (await row())?.state).toBe('done');
  const { path, name } = exportOutcomeSchema.parse((await row())?.result);
  const { raw } = await visitor.send({ method: 'GET', path });
  return { path, name, bytes: raw.rawPayload };
}

test.each(['csv', 'xlsx'] as const)(
  'a job makes the file (%s) under the headers of the import, in the person’s language, of their client alone',
  async (format) => {
    const { name, bytes } = await exported(format);
    expect(name).toMatch(new RegExp(`^export_\\d{8}\\.${format}$`));
    const rows = await Array.fromAsync(readSheet({ bytes: Uint8Array.from(bytes), kind: format }));
    expect(rows.flat().map(({ cells }) => cells)).toEqual([
      ['Ce qui ne va pas', 'Name', 'E-mail', 'Quantité'],
      ['A', '=1+1', 'ana@brand.example', '3'],
      ['B', '+47 22'],
    ]);
    const checked = await visitor.upload(goodsCalls.check, {
      params: { uuid: client.id },
      file: new File([Uint8Array.from(bytes)], name),
    });
    expect(checked.body).toMatchObject({ lines: 2, creates: 0, updates: 2, wrong: 0 });
  },
);

test('filters apply, and an empty export is a file with headers', async () => {
  const { bytes } = await exported('csv', 'Z');
  expect(bytes.toString()).toBe('\ufeffCe qui ne va pas;Name;E-mail;Quantité\r\n');
});

test('the bell offers the file', async () => {
  const { path, name } = await exported('xlsx');
  const { rows } = await sql<{ body: unknown; actions: unknown }>`
    select body, actions from platform.notifications where user_id = ${user.id} order by id desc limit 1`.execute(
    all,
  );
  expect(rows).toEqual([
    {
      body: { key: 'platform:export.done', params: { file: name } },
      actions: [{ label: { key: 'platform:export.download', params: {} }, path }],
    },
  ]);
});

/** Changes that revoke the file owner's access; the second statement of each restores it. */
const LOSSES = {
  'is disabled everywhere': [
    sql`update accounts.users set status = 'disabled' where id = ${user.id}`,
    sql`update accounts.users set status = 'active' where id = ${user.id}`,
  ],
  'leaves the client': [
    sql`update accounts.memberships set disabled_at = now() where user_id = ${user.id}`,
    sql`update accounts.memberships set disabled_at = null where user_id = ${user.id}`,
  ],
  'loses the right': [
    sql`update accounts.memberships set role = 'store_owner' where user_id = ${user.id}`,
    sql`update accounts.memberships set role = 'brand_admin' where user_id = ${user.id}`,
  ],
  'sees less than when it was made': [
    sql`update accounts.memberships set role = 'brand_user' where user_id = ${user.id}`,
    sql`update accounts.memberships set role = 'brand_admin' where user_id = ${user.id}`,
  ],
  'sees the client archived': [
    sql`update directory.clients set archived_at = now() where id = ${client.id}`,
    sql`update directory.clients set archived_at = null where id = ${client.id}`,
  ],
} as const;

async function linksOf(path: string) {
  const fileId = /files\/([\w-]+)/.exec(path)?.[1] ?? '';
  const { token } = await createReportLink(
    { db: all, app: suite.app },
    { clientId: client.id, fileId, seconds: 60 },
  );
  const report = `/api/report/${token}`;
  return [
    { method: 'GET', path },
    { method: 'HEAD', path },
    { method: 'GET', path: report },
    { method: 'POST', path: report },
  ];
}

test('links open for their signed-in asker only; a colleague’s session opens none of them [NAV-06]', async () => {
  const colleague = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  const admin = await suite.people.user({ superAdmin: true });
  const links = await linksOf((await exported('csv')).path);
  const answers = async (by: typeof visitor) =>
    (await Promise.all(links.map((link) => by.send(link)))).map(({ status }) => status);
  expect(await answers(visitor)).toEqual([200, 200, 200, 200]);
  for (const stranger of [colleague, admin])
    expect(await answers(await suite.visitor().as(stranger))).toEqual([404, 404, 404, 404]);
  expect(await answers(suite.visitor())).toEqual([401, 401, 401, 401]);
  const late = suite.visitor();
  const longAgo = Date.now() - (ACCESS_TOKEN_SECONDS + 60) * 1000;
  const { secrets } = suite.app;
  late.cookies.set(
    ACCESS_COOKIE,
    await signAccessToken(secrets, { userId: user.id, sessionId: uuidV7() }, longAgo),
  );
  // The page refreshes the session and retries.
  expect(await answers(late)).toEqual([498, 498, 498, 498]);
});

test('a signed-out user who follows a link is sent to sign in and back; an invalid link leads to /report [NAV-06]', async () => {
  const { path } = await exported('csv');
  const followed = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };
  const follow = async (by: typeof visitor, address: string, headers: Record<string, string>) => {
    const { status, headers: sent } = await by.send({ method: 'GET', path: address, headers });
    return [status, sent.location];
  };
  const back = `/report?${new URLSearchParams({ file: path })}`;
  expect(await follow(suite.visitor(), path, followed)).toEqual([303, back]);
  expect(await follow(suite.visitor(), path, { accept: 'text/html' })).toEqual([303, back]);
  expect(await follow(visitor, path, followed)).toEqual([200, undefined]);
  const broken = [
    path.replace('client=', 'client=x'),
    `${path}x`,
    path.replace(client.id, other.id),
  ];
  for (const address of broken) {
    expect(await follow(visitor, address, followed)).toEqual([303, '/report']);
    expect((await visitor.send({ method: 'GET', path: address })).status).toBeLessThan(405);
  }
  const colleague = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  expect(await follow(await suite.visitor().as(colleague), path, followed)).toEqual([
    303,
    '/report',
  ]);
  const part = await visitor.send({ method: 'GET', path, headers: { range: 'bytes=0-3' } });
  expect([part.status, part.raw.rawPayload.length]).toEqual([
    200,
    Number(part.headers['content-length']),
  ]);
});

test.each(Object.entries(LOSSES))(
  'links of any kind are invalid once the requester of the file %s [NAV-06]',
  async (_, [lose, regain]) => {
    const links = await linksOf((await exported('csv')).path);
    const answers = async () => {
      const asker = await suite.visitor().as(user);
      return (await Promise.all(links.map((link) => asker.send(link)))).map(({ status }) => status);
    };
    expect(await answers()).toEqual([200, 200, 200, 200]);
    await lose.execute(all);
    // A user who may not sign in counts as not authenticated.
    for (const status of await answers()) expect([401, 404]).toContain(status);
    await regain.execute(all);
    expect(await answers()).toEqual([200, 200, 200, 200]);
  },
);

test('a hundred thousand rows are written without being held', async () => {
  await sql`
    insert into test.goods select ${client.id}, 'big-' || lpad(n::text, 6, '0'), 'name ' || n, 'user' || n || '@brand.example', n
    from generate_series(1, 100000) n`.execute(all);
  const lines = async (format: 'csv' | 'xlsx') => {
    const { bytes } = await exported(format, 'big-');
    let count = 0;
    const sheet = readSheet({ bytes: Uint8Array.from(bytes), kind: format });
    for await (const rows of sheet) count += rows.length;
    return count;
  };
  expect([await lines('csv'), await lines('xlsx')]).toEqual([100_001, 100_001]);
});
