import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { definePermission } from '#platform/contract/permission.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { jobScope } from './job.ts';

const { app, people } = await testApp({ work: false });
const all = app.database.acrossClients();
const may = definePermission({
  ability: 'test.work',
  sentence: 'Brand admins and store owners work.',
  roles: ['brand_admin', 'store_owner'],
  everywhere: 'A test has no menu.',
});
let client = await people.client();
let user = { id: '' };

beforeEach(async () => {
  client = await people.client();
  user = await people.user({ at: [{ client, role: 'brand_admin' }] });
});

const scope = (given: Partial<Parameters<typeof jobScope>[1]> = {}) =>
  jobScope(app, { clientId: client.id, userId: user.id, may, ...given });
async function boundTo(): Promise<string | null> {
  const { db } = await scope();
  const { rows } = await sql<{ user: string | null }>`
    select nullif(current_setting('app.locations_of', true), '') as user`.execute(db);
  return rows[0]?.user ?? null;
}

test('a job uses the access that its user has when it runs [USR-10]', async () => {
  expect(await boundTo()).toBeNull();
  await sql`update accounts.memberships set role = 'store_owner' where user_id = ${user.id}`.execute(
    all,
  );
  expect(await boundTo()).toBe(user.id);
  expect((await scope()).membership.role).toBe('store_owner');
});

test('a job of a user who has lost the permission is refused [USR-10]', async () => {
  await scope();
  const refused = { code: 'FORBIDDEN' };
  await expect(scope({ may: { ...may, roles: ['store_owner'] } })).rejects.toMatchObject(refused);
  await expect(scope({ clientId: (await people.client()).id })).rejects.toMatchObject(refused);
  await sql`update accounts.memberships set disabled_at = now() where user_id = ${user.id}`.execute(
    all,
  );
  await expect(scope()).rejects.toMatchObject(refused);
});
