import {
  BlobReader,
  type FileEntry,
  TextWriter,
  Uint8ArrayWriter,
  ZipReader,
} from '@zip.js/zip.js';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PLAIN_STYLE } from '#modules/touchpoints/contract/code-style.ts';
import { getZipTouchpointQrUrlCall } from '#modules/touchpoints/contract/qr-codes.ts';
import { exportOutcomeSchema } from '#platform/contract/files/export-body.ts';
import type { TestClient } from '#platform/testing/people.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { TouchpointsTables } from '../../tables.ts';
import { madeTouchpoint } from '../../testing/made-touchpoint.ts';
import { insertTouchpoints } from '../../touchpoints/create-touchpoints.ts';
import { readCode } from '../testing/read-code.ts';
import { zipCodes } from './zip-codes.job.ts';
import { zipOutcomeSchema, zipPath } from './zip-link.ts';

const suite = await testApp({ work: true });
const all = suite.app.database.acrossClients<TouchpointsTables>();
const client = await suite.people.client({ name: 'Maison Aubrac' });
const other = await suite.people.client();
await sql`update directory.clients set short_url_base = 'ma.example' where id = ${client.id}`.execute(
  all,
);
const user = await suite.people.user({ at: [{ client, role: 'brand_user' }] });
const visitor = await suite.visitor().as(user);
const stranger = await suite.adminOf(other);

const CODES = 300;
const ids = await insertTouchpoints(
  { db: all },
  Array.from({ length: CODES }, (_, at) => ({
    client_id: client.id,
    type: 'product' as const,
    configuration_slug: 'standard',
    suffix: `Pan-${at}`,
    dest_url: null,
    description: 'pans',
    quantity: at === 7 ? null : at,
    sku: at === 3 ? '=cmd|x' : `SKU-${at}`,
    code_address: `https://ma.example/Pan-${at}?q`,
    code_style: JSON.stringify({
      ...PLAIN_STYLE,
      ...(at % 3 === 0 && { logo: 'brand', level: 'Q' }),
      ...(at === 5 && { foreground: '#dddddd' }),
    }),
  })),
);

const pathOf = (zipUrl: string) => zipUrl.replace(suite.app.config.publicUrl, '');
const get = (path: string) => visitor.send({ method: 'GET', path });

async function requestZip(by: typeof visitor, of: TestClient, which: object, options = {}) {
  const body = { brandId: of.brandId, which, options };
  return by.call(getZipTouchpointQrUrlCall, { body: body as never });
}

async function filesOf(bytes: Buffer): Promise<Map<string, FileEntry>> {
  const reader = new ZipReader(new BlobReader(new Blob([Uint8Array.from(bytes)])));
  const entries = (await reader.getEntries()).filter(
    (entry): entry is FileEntry => !entry.directory,
  );
  return new Map(entries.map((entry) => [entry.filename, entry]));
}

async function archive(which: object, options = {}) {
  const { body, status } = await requestZip(visitor, client, which, options);
  expect(status).toBe(202);
  const path = pathOf(body.zipUrl);
  await expect.poll(async () => (await get(path)).status).toBe(200);
  const { raw, headers } = await get(path);
  return { files: await filesOf(raw.rawPayload), headers, jobId: body.jobId };
}

test('all matching codes are returned as one archive with a manifest that describes them [TP-07]', async () => {
  const { files, headers } = await archive({ filter: { view: 'product' } });
  expect(headers['content-type']).toBe('application/zip');
  expect(headers['content-disposition']).toMatch(/"qr-codes_\d{8}\.zip"/);
  expect(files.size).toBe(CODES);
  const manifest = await files.get('manifest.csv')?.getData(new TextWriter());
  const lines = new Set(manifest?.split('\r\n'));
  expect(lines.size).toBe(CODES + 2);
  for (const line of [
    'File,SKU,Short URL,Quantity,ID,Suffix,Print check',
    `ma-example_Pan-0.svg,SKU-0,https://ma.example/Pan-0,0,${ids[0]},Pan-0,Ready to print`,
    `ma-example_Pan-3.svg,'=cmd|x,https://ma.example/Pan-3,3,${ids[3]},Pan-3,Ready to print`,
    `,SKU-5,https://ma.example/Pan-5,5,${ids[5]},Pan-5,Error: contrast`,
    `ma-example_Pan-7.svg,SKU-7,https://ma.example/Pan-7,,${ids[7]},Pan-7,Ready to print`,
  ])
    expect(lines).toContain(line);
  for (const at of [0, 1, 150, CODES - 1]) {
    const svg = await files
      .get(`ma-example_Pan-${at}.svg`)
      ?.getData(new Uint8ArrayWriter(), { checkSignature: true });
    const picture = await sharp(Buffer.from(svg ?? []), { density: 300 })
      .png()
      .toBuffer();
    expect(await readCode(picture)).toBe(`https://ma.example/Pan-${at}?q`);
  }
});

test.each(['png', 'pdf', 'eps'] as const)('a few of them come as %s [TP-07]', async (format) => {
  const { files } = await archive({ ids: ids.slice(0, 4) }, { format, size: 300, sideMm: 30 });
  expect([...files.keys()].sort()).toEqual([
    ...[0, 1, 2, 3].map((at) => `ma-example_Pan-${at}.${format}`),
    'manifest.csv',
  ]);
  if (format !== 'png') return;
  const png = await files.get('ma-example_Pan-2.png')?.getData(new Uint8ArrayWriter());
  expect(await readCode(Buffer.from(png ?? []))).toBe('https://ma.example/Pan-2?q');
});

test('codes of further suffixes are in it, each with its own short URL and line [TP-07]', async () => {
  await all
    .insertInto('touchpoints.suffixes')
    .values({
      client_id: client.id,
      suffix_key: 'poster-8',
      suffix: 'Poster-8',
      touchpoint_id: ids[8] ?? '',
      main: false,
    })
    .execute();
  const { files } = await archive({ ids: ids.slice(8, 9) }, { format: 'png', size: 300 });
  expect([...files.keys()].sort()).toEqual([
    'ma-example_Pan-8.png',
    'ma-example_Poster-8.png',
    'manifest.csv',
  ]);
  const png = await files.get('ma-example_Poster-8.png')?.getData(new Uint8ArrayWriter());
  expect(await readCode(Buffer.from(png ?? []))).toBe('https://ma.example/Poster-8?q');
  const manifest = await files.get('manifest.csv')?.getData(new TextWriter());
  expect(manifest).toContain(
    `ma-example_Poster-8.png,SKU-8,https://ma.example/Poster-8,8,${ids[8]},Poster-8,Ready to print`,
  );
  await all.deleteFrom('touchpoints.suffixes').where('suffix_key', '=', 'poster-8').execute();
});

test('codes blocked by the print guard are left out and counted in the notification; for screens they are included [TP-05, TP-07]', async () => {
  const two = { ids: ids.slice(4, 6) };
  const printed = await archive(two);
  expect([...printed.files.keys()].sort()).toEqual(['ma-example_Pan-4.svg', 'manifest.csv']);
  const { rows } = await sql<{ body: unknown }>`
    select body from platform.notifications
    where user_id = ${user.id} order by id desc limit 1`.execute(all);
  expect(rows[0]?.body).toEqual({
    key: 'touchpoints:codes.zipDoneWithout',
    params: { file: expect.stringMatching(/\.zip$/), count: 1 },
  });
  const shown = await archive(two, { heldBack: 'include' });
  expect([...shown.files.keys()].sort()).toEqual([
    'ma-example_Pan-4.svg',
    'ma-example_Pan-5.svg',
    'manifest.csv',
  ]);
  const manifest = await shown.files.get('manifest.csv')?.getData(new TextWriter());
  expect(manifest).toContain('ma-example_Pan-5.svg,SKU-5');
});

test('a picture too small to print its modules is held back at its size in pixels [TP-05, TP-07]', async () => {
  const { files } = await archive({ ids: ids.slice(1, 2) }, { format: 'png', size: 64 });
  expect([...files.keys()]).toEqual(['manifest.csv']);
});

test('those that were taken out of all that fit are not in it [TP-07]', async () => {
  const { files } = await archive({ filter: { view: 'product' }, except: ids.slice(2) });
  expect([...files.keys()].sort()).toEqual([
    'ma-example_Pan-0.svg',
    'ma-example_Pan-1.svg',
    'manifest.csv',
  ]);
});

test('the bell and the job offer it, and its link is refused when changed [TP-07]', async () => {
  const { jobId } = await archive({ ids: ids.slice(0, 1) });
  const { rows } = await sql<{ result: unknown }>`
    select result from platform.jobs where id = ${jobId}`.execute(all);
  const { path, name } = exportOutcomeSchema.parse(rows[0]?.result);
  expect((await get(path)).status).toBe(200);
  const notification = await sql<{ actions: { path: string }[]; body: unknown }>`
    select actions, body from platform.notifications
    where user_id = ${user.id} order by id desc limit 1`.execute(all);
  expect(notification.rows[0]?.actions[0]?.path).toBe(path);
  expect(notification.rows[0]?.body).toEqual({
    key: 'platform:export.done',
    params: { file: name },
  });
  expect((await get(path.replace(client.id, other.id))).status).toBe(404);
  expect((await get(`${path}x`)).status).toBe(404);
  const { secrets } = suite.app;
  const fourDaysAgo = Date.now() - 4 * 24 * 60 * 60 * 1000;
  const late = zipPath(secrets, { clientId: client.id, jobId }, fourDaysAgo);
  expect((await get(late)).status).toBe(404);
  expect((await get(zipPath(secrets, { clientId: other.id, jobId }))).status).toBe(404);
});

test('the link of an archive is invalid while its requester is disabled [TP-07]', async () => {
  const { jobId } = await archive({ ids: ids.slice(0, 1) });
  const path = zipPath(suite.app.secrets, { clientId: client.id, jobId });
  const disabledAt = (at: Date | null) =>
    sql`update accounts.memberships set disabled_at = ${at} where user_id = ${user.id}`.execute(
      all,
    );
  await disabledAt(new Date());
  expect((await get(path)).status).toBe(404);
  await disabledAt(null);
  expect((await get(path)).status).toBe(200);
});

test('touchpoints of another client, and deleted ones, are not in any archive', async () => {
  expect((await requestZip(stranger, other, { ids: ids.slice(0, 2) })).status).toBe(404);
  expect((await requestZip(stranger, client, { ids: ids.slice(0, 2) })).status).toBe(403);
  const deleted = await madeTouchpoint(suite.app, client, { deleted_at: new Date() });
  const { files } = await archive({ ids: [...ids.slice(0, 1), deleted] });
  expect([...files.keys()]).toEqual(['ma-example_Pan-0.svg', 'manifest.csv']);
});

/** Pauses the job in the middle of its archive until the test continues it. */
function heldUp() {
  const begun = Promise.withResolvers<AbortSignal>();
  const goOn = Promise.withResolvers<void>();
  const handle = zipCodes.handle.bind(zipCodes);
  const spy = vi.spyOn(zipCodes, 'handle').mockImplementation(async (context) => {
    begun.resolve(context.signal);
    await goOn.promise;
    return handle(context);
  });
  onTestFinished(() => {
    goOn.resolve();
    spy.mockRestore();
  });
  return { begun: begun.promise, goOn: () => goOn.resolve() };
}

test('until the archive is ready the link gives its requester a retry time; a cancelled archive is not found [TP-07]', async () => {
  const { begun, goOn } = heldUp();
  const { body } = await requestZip(visitor, client, { ids: ids.slice(0, 5) });
  const path = pathOf(body.zipUrl);
  const signal = await begun;
  const early = await get(path);
  expect([early.status, early.problem.code]).toEqual([425, 'ZIP_NOT_READY']);
  expect(Number(early.headers['retry-after'])).toBeGreaterThan(0);
  const colleague = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  const byColleague = await (await suite.visitor().as(colleague)).send({ method: 'GET', path });
  expect([byColleague.status, byColleague.problem.code]).toEqual([404, 'DOWNLOAD_LINK_INVALID']);
  expect((await suite.visitor().send({ method: 'GET', path })).status).toBe(401);
  const before = await countFiles();
  await visitor.send({ method: 'POST', path: `/api/jobs/${body.jobId}/cancel`, body: {} });
  await expect.poll(() => signal.aborted).toBe(true);
  goOn();
  await expect.poll(async () => (await get(path)).status).toBe(404);
  expect(await countFiles()).toBe(before);
});

test('a repeated request gets the archive that is already being made [TP-07]', async () => {
  const { begun } = heldUp();
  const first = await requestZip(visitor, client, { ids: ids.slice(0, 2) });
  await begun;
  const again = await requestZip(visitor, client, { ids: ids.slice(0, 2) });
  expect(again.body.jobId).toBe(first.body.jobId);
  const others = await requestZip(visitor, client, { ids: ids.slice(0, 2) }, { format: 'png' });
  expect(others.body.jobId).not.toBe(first.body.jobId);
  const colleague = await suite.people.user({ at: [{ client, role: 'brand_user' }] });
  const theirs = await requestZip(await suite.visitor().as(colleague), client, {
    ids: ids.slice(0, 2),
  });
  expect(theirs.body.jobId).not.toBe(first.body.jobId);
});

test('a missing picture is left out and noted in the manifest [TP-07]', async () => {
  const gone = { fileId: '01890000-0000-7000-8000-000000000000' };
  const styles = {
    'no-picture': { ...PLAIN_STYLE, logo: gone },
    'no-picture-pale': { ...PLAIN_STYLE, logo: gone, foreground: '#dddddd' },
  };
  const made = await Promise.all(
    Object.entries(styles).map(([suffix, style]) =>
      madeTouchpoint(suite.app, client, {
        suffix,
        code_address: `https://ma.example/${suffix}?q`,
        code_style: JSON.stringify(style),
      }),
    ),
  );
  const { files } = await archive({ ids: made });
  const lines = (await files.get('manifest.csv')?.getData(new TextWriter()))?.split('\r\n') ?? [];
  const guarded = (suffix: string) =>
    lines
      .find((line) => line.includes(`,${suffix},`))
      ?.split(`,${suffix},`)
      .at(-1);
  expect(guarded('no-picture')).toBe('Warning: logo missing');
  expect(guarded('no-picture-pale')).toBe('"Error: contrast, logo missing"');
  const svg = await files.get('ma-example_no-picture.svg')?.getData(new Uint8ArrayWriter());
  const picture = await sharp(Buffer.from(svg ?? []), { density: 300 })
    .png()
    .toBuffer();
  expect(await readCode(picture)).toBe('https://ma.example/no-picture?q');
});

async function countFiles(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from platform.files where client_id = ${client.id}`.execute(all);
  return rows[0]?.count ?? 0;
}

test('a job that was killed half-way is made again from the beginning [TP-07]', async () => {
  const killed = new AbortController();
  const context = {
    app: suite.app,
    clientId: client.id,
    jobId: '0199a000-0000-7000-8000-000000000001',
    input: {
      which: { ids },
      options: { format: 'svg' as const, size: 500, sideMm: 25, heldBack: 'include' as const },
      userId: user.id,
      reader: 'en' as const,
    },
  };
  const before = await countFiles();
  const first = zipCodes.handle({
    ...context,
    signal: killed.signal,
    progress: (done) => done === 100 && killed.abort(new Error('this process stops')),
  });
  await expect(first).rejects.toThrow('this process stops');
  expect(await countFiles()).toBe(before);
  const again = { ...context, signal: new AbortController().signal, progress: vi.fn() };
  const { fileId } = zipOutcomeSchema.parse((await zipCodes.handle(again))?.result);
  const opened = await suite.app.files.open(all, { clientId: client.id, id: fileId });
  const files = await filesOf(Buffer.concat(await opened.stream.toArray()));
  expect(files.size).toBe(CODES + 1);
  expect(again.progress).toHaveBeenLastCalledWith(CODES, CODES);
});
