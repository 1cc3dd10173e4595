import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { uuidV7 } from '../database/record-ids.ts';
import { receivedFile } from '../http/request/multipart-parts.ts';
import { collectFiles } from './collect-files.ts';
import type { NewFile } from './files.ts';
import { createReportLink } from './linked-file.ts';
import type { FilesTables } from './tables.ts';

const { app, server } = await testApp({ work: false });

const clientId = uuidV7();
const own = app.database.ofClient<FilesTables>(clientId);
const system = app.database.acrossClients<FilesTables>();
const csv = (given: Partial<NewFile> = {}): NewFile => ({
  clientId,
  name: 'contacts é.csv',
  stream: Readable.from([Buffer.from('email\na@b.example\n')]),
  maxBytes: 1024,
  allow: ['csv'],
  ...given,
});
const png = () =>
  csv({
    name: 'logo.png',
    allow: ['png'],
    stream: Readable.from([
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    ]),
  });
const objectsOnDisk = () => readdir(join(app.config.dataDirectory, 'files', clientId));
const makeOld = () =>
  system
    .updateTable('platform.file_objects')
    .set({ written_at: sql`now() - interval '7 hours'` })
    .execute();

describe('a file', () => {
  test('is stored within its transaction and can be read with its metadata', async () => {
    const ownerUserId = uuidV7();
    const file = await own.transaction().execute((tx) => app.files.put(tx, csv({ ownerUserId })));
    expect(file).toMatchObject({ name: 'contacts é.csv', kind: 'csv', size: 18, clientId });
    const opened = await app.files.open(own, file);
    expect(await text(opened.stream)).toBe('email\na@b.example\n');
    expect(opened.file.sha256).toBe(file.sha256);
  });

  test('is not waited for in a transaction while it arrives', async () => {
    const { stream } = receivedFile('', csv().stream);
    const put = own.transaction().execute((tx) => app.files.put(tx, csv({ stream })));
    await expect(put).rejects.toThrow('still arriving');
  });

  test('does not exist for another client', async () => {
    const file = await app.files.put(own, csv());
    const other = app.database.ofClient(uuidV7());
    await expect(app.files.open(other, file)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await app.files.remove(other, file);
    expect((await app.files.find(own, file)).id).toBe(file.id);
  });

  test('cannot be put into another client', async () => {
    await expect(app.files.put(own, csv({ clientId: uuidV7() }))).rejects.toThrow(
      'row-level security',
    );
  });

  test('is gone once it has expired', async () => {
    const file = await app.files.put(own, csv({ expiresAt: new Date(Date.now() - 1) }));
    await expect(app.files.open(own, file)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('that is refused leaves no row and no bytes', async () => {
    const before = await objectsOnDisk();
    await expect(app.files.put(own, csv({ maxBytes: 5 }))).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE',
    });
    expect(await objectsOnDisk()).toEqual(before);
  });
});

describe('unreachable files are collected', () => {
  test('a removed file, an expired one and that of a failed transaction, but not one that is in use', async () => {
    const used = await app.files.put(own, csv());
    const removed = await app.files.put(own, csv());
    await app.files.remove(own, removed);
    await app.files.put(own, csv({ expiresAt: new Date(Date.now() - 1) }));
    const failed = own.transaction().execute(async (tx) => {
      await app.files.put(tx, csv());
      throw new Error('taken back');
    });
    await expect(failed).rejects.toThrow('taken back');

    await makeOld();
    expect((await collectFiles(app)).objects).toBeGreaterThanOrEqual(3);
    const stored = await system.selectFrom('platform.files').select('id').execute();
    expect((await objectsOnDisk()).sort()).toEqual(stored.map(({ id }) => id).sort());
    expect(await objectsOnDisk()).toContain(used.id);
    expect(await collectFiles(app)).toEqual({ objects: 0 });
  });

  test('the bytes of a recent file are not deleted, because its row may still be committed', async () => {
    const removed = await app.files.put(own, csv());
    await app.files.remove(own, removed);
    await collectFiles(app);
    expect(await objectsOnDisk()).toContain(removed.id);
  });
});

describe('a signed link', () => {
  test('downloads the file with headers that let nothing run', async () => {
    const file = await app.files.put(own, csv());
    const path = app.files.link(file, { seconds: 60, disposition: 'attachment' });
    const answer = await server.inject(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('email\na@b.example\n');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-length': '18',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="[\w.-]+"; filename\*=UTF-8''contacts%20%C3%A9\.csv$/,
    );
    expect(answer.headers['content-security-policy']).toContain('sandbox');
  });

  test('shows an image inline and downloads a table, even if inline display is requested for both', async () => {
    const inline = { seconds: 60, disposition: 'inline' as const };
    const disposition = async (given: NewFile) => {
      const path = app.files.link(await app.files.put(own, given), inline);
      return String((await server.inject(path)).headers['content-disposition']).split(';')[0];
    };
    expect(await disposition(png())).toBe('inline');
    expect(await disposition(csv())).toBe('attachment');
  });

  test('is rejected with the same problem if its file id or its expiry was changed, if it has expired or if its file does not exist', async () => {
    const file = await app.files.put(own, csv());
    const options = { seconds: 60, disposition: 'attachment' as const };
    const refused = [
      app.files.link(file, options).replace(file.id, uuidV7()),
      app.files.link(file, options).replace(/until=\d+/, 'until=9999999999'),
      app.files.link(file, { ...options, seconds: -10 }),
      // Signed, but of a file that does not exist.
      app.files.link({ ...file, id: uuidV7() }, options),
    ];
    for (const path of refused) {
      const answer = await server.inject(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.json().code).toBe('DOWNLOAD_LINK_INVALID');
    }
  });

  test('with malformed parts is a bad request, never a failure', async () => {
    expect((await server.inject('/files/nothing?client=1')).statusCode).toBe(400);
  });
});

describe('the download link of a report', () => {
  async function report(seconds = 3600) {
    const file = await app.files.put(own, csv());
    return {
      file,
      ...(await createReportLink({ db: own, app }, { clientId, fileId: file.id, seconds })),
    };
  }
  const look = (token: string) => server.inject(`/api/report/${token}`);
  const press = (token: string) => server.inject({ method: 'POST', url: `/api/report/${token}` });
  const isInvalid = async (answer: ReturnType<typeof look>) =>
    (await answer).statusCode === 404 && (await answer).json().code === 'DOWNLOAD_LINK_INVALID';

  test('returns name, size and expiry on every check and is not used up by it [NAV-06]', async () => {
    const { token, expiresAt } = await report();
    for (let times = 0; times < 3; times += 1)
      expect((await look(token)).json()).toEqual({
        name: 'contacts é.csv',
        size: 18,
        expiresAt: expiresAt.toISOString(),
      });
  });

  test('gives the file on a press [NAV-06]', async () => {
    const { token, url } = await report();
    expect(url).toBe(`${app.config.publicUrl}/report?token=${token}`);
    const { url: path, name } = (await press(token)).json();
    expect(name).toBe('contacts é.csv');
    expect((await server.inject(path)).body).toBe('email\na@b.example\n');
  });

  test('may be pressed again for a while, then it is spent [NAV-06]', async () => {
    const { token, file } = await report();
    expect((await press(token)).statusCode).toBe(200);
    expect((await press(token)).statusCode).toBe(200);
    await system
      .updateTable('platform.report_links')
      .set({ first_used_at: sql`first_used_at - interval '11 minutes'` })
      .where('file_id', '=', file.id)
      .execute();
    expect(await isInvalid(press(token))).toBe(true);
    expect(await isInvalid(look(token))).toBe(true);
  });

  test('that is unknown, expired or without its file is not valid [NAV-06]', async () => {
    expect(await isInvalid(press('a'.repeat(43)))).toBe(true);
    expect(await isInvalid(press((await report(-1)).token))).toBe(true);
    const { token, file } = await report();
    await app.files.remove(own, file);
    expect(await isInvalid(look(token))).toBe(true);
  });

  test('is not readable in the table', async () => {
    const { token, file } = await report();
    const row = await own
      .selectFrom('platform.report_links')
      .selectAll()
      .where('file_id', '=', file.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('cannot be made for a file of another client', async () => {
    const { file } = await report();
    const other = uuidV7();
    const made = createReportLink(
      { db: app.database.ofClient(other), app },
      { clientId: other, fileId: file.id, seconds: 60 },
    );
    await expect(made).rejects.toThrow('foreign key');
  });
});
