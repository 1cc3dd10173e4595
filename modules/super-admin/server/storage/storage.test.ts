import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { getStorageUseCall } from '#modules/super-admin/contract/storage.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp({ work: false });

test('files are counted by client and kind, and the database by module [SUP-05]', async () => {
  const client = await suite.people.client();
  const admin = await suite.visitor().as(await suite.people.user({ superAdmin: true }));
  const db = suite.app.database.acrossClients();
  const soon = new Date(Date.now() + 86_400_000);
  const put = (name: string, text: string, expiresAt?: Date) =>
    db.transaction().execute((tx) =>
      suite.app.files.put(tx, {
        clientId: client.id,
        name,
        stream: Readable.from([text]),
        maxBytes: 1_000,
        allow: ['csv'],
        ...(expiresAt && { expiresAt }),
      }),
    );
  await put('stays.csv', 'a;b\n1;2\n');
  const large = await put('export.csv', 'a;b\n1;2\n3;4\n5;6\n', soon);

  const { body } = await admin.call(getStorageUseCall, {});
  expect(body.files).toEqual([{ clientId: client.id, kind: 'csv', files: 2, bytes: 24 }]);
  expect(body.expiringSoon).toEqual({ files: 1, bytes: 16 });
  expect(body.largest[0]).toMatchObject({ id: large.id, name: 'export.csv', bytes: 16 });
  expect(body.schemas.map(({ schema }) => schema)).toEqual(
    expect.arrayContaining(['accounts', 'directory', 'platform', 'pgboss']),
  );
  expect(body.databaseBytes).toBeGreaterThan(100_000);
  expect(body.room.freeBytes).toBeGreaterThan(0);
  expect(body.room.totalBytes).toBeGreaterThan(body.room.freeBytes);
});
