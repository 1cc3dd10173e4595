import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  getClientLogoCall,
  removeClientLogoCall,
  setClientLogoCall,
} from '#modules/directory/contract/clients/client-logo.ts';
import { idleTransactions } from '#platform/testing/database/own-activity.ts';
import { testApp } from '#platform/testing/test-app.ts';

/** No jobs, because their transactions could be mistaken for those of the call. */
const suite = await testApp({ work: false });
const superAdmin = await suite.visitor().as(await suite.people.user({ superAdmin: true }));
const client = await suite.people.client();
const user = await suite
  .visitor()
  .as(await suite.people.user({ at: [{ client, role: 'store_owner' }] }));
const params = { uuid: client.id };
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a logo is set, shown to the users of the client, replaced and taken away [SUP-01]', async () => {
  expect((await user.call(getClientLogoCall, { params, query: {} })).status).toBe(404);
  const set = () =>
    superAdmin.upload(setClientLogoCall, { params, file: new File([PNG], 'logo.png') });
  const first = await set();
  expect(first.body.logoId).toBeTruthy();
  const second = await set();
  expect(second.body.logoId).not.toBe(first.body.logoId);
  const shown = await user.call(getClientLogoCall, { params, query: {} });
  expect(shown.headers['content-type']).toBe('image/png');
  expect(shown.raw.rawPayload).toEqual(PNG);
  const gone = await superAdmin.call(removeClientLogoCall, { params });
  expect(gone.body.logoId).toBeNull();
  expect((await user.call(getClientLogoCall, { params, query: {} })).status).toBe(404);
});

test('a file that is not an image or is too large is refused', async () => {
  const upload = async (content: BlobPart, name: string) =>
    (await superAdmin.upload(setClientLogoCall, { params, file: new File([content], name) }))
      .problem;
  expect(await upload('<svg onload="x"/>', 'logo.png')).toMatchObject({
    code: 'FILE_TYPE_NOT_ALLOWED',
    errors: [{ field: 'body.file' }],
  });
  const large = Buffer.concat([PNG, Buffer.alloc(1024 * 1024)]);
  expect((await upload(large, 'logo.png')).code).toBe('FILE_TOO_LARGE');
});

test('a picture that is rubbish behind its first bytes, or cut off, is refused as broken [SUP-01]', async () => {
  for (const broken of [
    Buffer.concat([PNG.subarray(0, 33), Buffer.alloc(2_000, 0x5a)]),
    PNG.subarray(0, -12),
  ]) {
    const file = new File([new Uint8Array(broken)], 'logo.png');
    const { status, problem } = await superAdmin.upload(setClientLogoCall, { params, file });
    expect([status, problem.code]).toEqual([422, 'PICTURE_BROKEN']);
    expect(problem.errors).toMatchObject([{ field: 'body.file' }]);
  }
});

function whilePut(work: () => Promise<void>): void {
  const { files } = suite.app;
  const put = files.put.bind(files);
  const spy = vi.spyOn(files, 'put').mockImplementation(async (...given) => {
    const stored = await put(...given);
    await work();
    return stored;
  });
  onTestFinished(() => spy.mockRestore());
}

test('no transaction is held open while a logo arrives', async () => {
  let held: number | undefined;
  whilePut(async () => {
    held = await idleTransactions(suite.databaseUrl);
  });
  await superAdmin.upload(setClientLogoCall, { params, file: new File([PNG], 'logo.png') });
  expect(held).toBe(0);
});

test('a logo is not stored if its client was archived during the upload', async () => {
  const archived = await suite.people.client();
  const all = suite.app.database.acrossClients();
  whilePut(async () => {
    await sql`update directory.clients set archived_at = now() where id = ${archived.id}`.execute(
      all,
    );
  });
  const { problem } = await superAdmin.upload(setClientLogoCall, {
    params: { uuid: archived.id },
    file: new File([PNG], 'logo.png'),
  });
  expect(problem.code).toBe('CLIENT_ARCHIVED');
  const { rows } = await sql`select from platform.files where client_id = ${archived.id}`.execute(
    all,
  );
  expect(rows).toEqual([]);
});
