import { Readable } from 'node:stream';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { findBrand } from '#modules/directory/contract/clients/brand.ts';
import { type CodeFormat, PLAIN_STYLE } from '#modules/touchpoints/contract/code-style.ts';
import {
  getProofSheetCall,
  getQrCodeCall,
  refreshQrCodeCall,
  tryQrCodeCall,
  uploadLogoCall,
} from '#modules/touchpoints/contract/qr-codes.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { TestClient } from '#platform/testing/people.ts';
import { testHouse } from '#platform/testing/test-house.ts';
import type { Visitor } from '#platform/testing/visitor.ts';
import { rasteriseEps, rasterisePdf } from '../codes/testing/rasterise.ts';
import { readCode } from '../codes/testing/read-code.ts';
import type { NewTouchpoint } from '../commands/insert-touchpoints.ts';
import { codeAddress } from '../short-url.ts';
import type { TouchpointsTables } from '../tables.ts';
import { madeTouchpoint } from '../testing/made-touchpoint.ts';

const house = await testHouse({ work: false });
const all = house.app.database.acrossClients<TouchpointsTables>();
const client = await house.people.client({ name: 'Maison Aubrac' });
const other = await house.people.client();
await sql`update directory.clients set short_url_base = 'ma.example' where id = ${client.id}`.execute(
  all,
);
const visitorOf = async (of: TestClient, locale: Locale = 'en') =>
  house
    .visitor()
    .as(await house.people.user({ locale, at: [{ client: of, role: 'brand_admin' }] }));
const visitor = await visitorOf(client);
const stranger = await visitorOf(other);
const { brandId } = client;

const touchpoint = (suffix: string, given: Partial<NewTouchpoint> = {}) =>
  madeTouchpoint(house.app, client, {
    suffix,
    code_address: `https://ma.example/${suffix}?q`,
    ...given,
  });

const rendered = async (format: CodeFormat, file: Buffer) =>
  ({
    png: async () => file,
    svg: () => sharp(file, { density: 300 }).png().toBuffer(),
    pdf: () => rasterisePdf(file, 500),
    eps: () => rasteriseEps(file.toString('latin1'), 500),
  })[format]();

describe('a code is downloaded [TP-05]', () => {
  test.each(['png', 'svg', 'pdf', 'eps'] as const)('as %s under a good name', async (format) => {
    const id = await touchpoint(`cocotte-${format}`);
    const { raw, headers, status } = await visitor.call(getQrCodeCall, {
      params: { id },
      query: { brandId, format, size: 500, use: 'print' },
    });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain(`"ma-example_cocotte-${format}.${format}"`);
    expect(await readCode(await rendered(format, raw.rawPayload))).toBe(
      `https://ma.example/cocotte-${format}?q`,
    );
  });

  test('of a further suffix with its own address', async () => {
    const id = await touchpoint('main-one');
    await all
      .insertInto('touchpoints.suffixes')
      .values({
        client_id: client.id,
        suffix_key: 'poster',
        suffix: 'Poster',
        touchpoint_id: id,
        main: false,
      })
      .execute();
    const ask = (suffix: string) =>
      visitor.call(getQrCodeCall, { params: { id }, query: { brandId, format: 'png', suffix } });
    const { raw, headers } = await ask('POSTER');
    expect(await readCode(raw.rawPayload)).toBe('https://ma.example/Poster?q');
    expect(headers['content-disposition']).toContain('"ma-example_Poster.png"');
    expect((await ask('nobody-has-it')).status).toBe(404);
  });

  test('for print it is held back while the guard says stop; for screens it is given', async () => {
    const style = { ...PLAIN_STYLE, foreground: '#cccccc', quietZone: 1 };
    const id = await touchpoint('pale', { code_style: JSON.stringify(style) });
    const ask = (use: 'print' | 'screen') =>
      visitor.call(getQrCodeCall, { params: { id }, query: { brandId, use } });
    const { status, problem } = await ask('print');
    expect(status).toBe(422);
    expect(problem).toMatchObject({
      code: 'PRINT_HELD_BACK',
      params: { checks: 'contrast, quietZone' },
    });
    expect((await ask('screen')).status).toBe(200);
  });

  test('that has more modules than pixels is refused at its size', async () => {
    const style = { ...PLAIN_STYLE, quietZone: 20 };
    const id = await touchpoint('wide', { code_style: JSON.stringify(style) });
    const { problem } = await visitor.call(getQrCodeCall, {
      params: { id },
      query: { brandId, format: 'png', size: 64 },
    });
    expect(problem).toMatchObject({ code: 'CODE_TOO_SMALL', errors: [{ field: 'query.size' }] });
  });

  test('by its own brand only', async () => {
    const id = await touchpoint('ours');
    const own = { brandId: other.brandId };
    expect((await stranger.call(getQrCodeCall, { params: { id }, query: own })).status).toBe(404);
    expect((await stranger.call(getProofSheetCall, { params: { id }, query: own })).status).toBe(
      404,
    );
    expect(
      (await stranger.call(getQrCodeCall, { params: { id }, query: { brandId } })).status,
    ).toBe(403);
  });
});

const tried = (id: string, style = {}, given = {}) =>
  visitor.call(tryQrCodeCall, {
    params: { id },
    body: {
      brandId,
      style: { ...PLAIN_STYLE, ...style },
      digitalLink: false,
      sideMm: 25,
      quantity: null,
      ended: null,
      ...given,
    },
  });

describe('a look is tried [TP-05]', () => {
  test('and shown with what the guard finds', async () => {
    const id = await touchpoint('try-me');
    const { body } = await tried(id, { foreground: '#999999' }, { sideMm: 10 });
    expect(await readCode(await rendered('svg', Buffer.from(body.svg)))).toBe(body.address);
    const stops = body.findings.filter(({ verdict }) => verdict === 'stop');
    expect(stops.map(({ check }) => check)).toEqual(['contrast', 'module']);
    expect(body.moduleMm).toBeCloseTo(10 / (body.modules + 8));
  });

  test('and says today’s base only when the code would be made anew', async () => {
    const id = await touchpoint('old-base', { code_address: 'https://old.example/old-base?q' });
    expect((await tried(id)).body.address).toBe('https://old.example/old-base?q');
    expect((await tried(id, { level: 'H' })).body.address).toBe('https://ma.example/old-base?q');
  });

  test('and a destination that cannot be reached warns', async () => {
    const id = await touchpoint('gone', { dest_url: 'https://127.0.0.1:9/' });
    const { body } = await tried(id, {}, { askDestination: true });
    expect(body.findings).toContainEqual({ check: 'destination', verdict: 'warning' });
  });

  test('and a cap of visits below the pieces that are printed warns', async () => {
    const id = await touchpoint('capped');
    const { body } = await tried(id, {}, { quantity: 5_000, visitCap: 1_000 });
    expect(body.findings).toContainEqual({
      check: 'cap',
      verdict: 'warning',
      measured: 5_000,
      limit: 1_000,
    });
  });

  test('a brand without a logo has its initials in the middle', async () => {
    const id = await touchpoint('crest');
    const { body } = await tried(id, { logo: 'brand', level: 'Q' });
    expect(await readCode(await rendered('svg', Buffer.from(body.svg)))).toBe(body.address);
    expect(body.findings).toContainEqual(
      expect.objectContaining({ check: 'logo', verdict: 'fine' }),
    );
  });
});

async function upload(by: Visitor, of: TestClient, content: BlobPart, name: string) {
  const form = new FormData();
  form.append('file', new File([content], name));
  const packed = new Response(form);
  return by.send<{ fileId: string; name: string }>({
    method: 'POST',
    path: `${uploadLogoCall.path}?brandId=${of.brandId}`,
    headers: { 'content-type': packed.headers.get('content-type') ?? '' },
    body: Buffer.from(await packed.arrayBuffer()),
  });
}
const drawn = (side: number, format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: side, height: side / 2, channels: 3, background: '#c8102e' } })
    .toFormat(format)
    .toBuffer()
    .then((bytes) => Uint8Array.from(bytes));

describe('a logo of one’s own [TP-05]', () => {
  test.each(['png', 'jpeg', 'webp'] as const)(
    'is brought as %s and stands in codes',
    async (kind) => {
      const { body, status } = await upload(
        visitor,
        client,
        await drawn(1_600, kind),
        `logo.${kind}`,
      );
      expect(status).toBe(200);
      const { file, stream } = await house.app.files.open(all, {
        clientId: client.id,
        id: body.fileId,
      });
      const { width, height, format } = await sharp(
        Buffer.concat(await stream.toArray()),
      ).metadata();
      expect([file.kind, format, width, height]).toEqual(['png', 'png', 1_000, 500]);
      const id = await touchpoint(`logo-${kind}`);
      const look = await tried(id, { logo: { fileId: body.fileId }, level: 'Q' });
      expect(look.body.svg).toContain('data:image/png;base64,');
      const picture = await rendered('svg', Buffer.from(look.body.svg));
      expect(await readCode(picture)).toBe(look.body.address);
    },
  );

  test('that is no picture, or only begins like one, is refused and nothing is kept', async () => {
    const before = await all
      .selectFrom('platform.files' as never)
      .selectAll()
      .execute();
    const fake = (await drawn(200, 'png')).subarray(0, 60);
    for (const [content, name] of [
      ['<svg onload="x"/>', 'logo.png'],
      ['<svg/>', 'logo.svg'],
      [fake, 'logo.png'],
      [await drawn(200, 'png'), 'logo.webp'],
    ] as const) {
      const { problem } = await upload(visitor, client, content, name);
      expect(problem).toMatchObject({
        code: 'FILE_TYPE_NOT_ALLOWED',
        errors: [{ field: 'body.file' }],
      });
    }
    const large = await upload(visitor, client, new Uint8Array(1024 * 1024 + 1), 'logo.png');
    expect(large.problem.code).toBe('FILE_TOO_LARGE');
    expect((await upload(visitor, client, '', 'logo.png')).problem.code).toBe('FILE_EMPTY');
    expect(
      await all
        .selectFrom('platform.files' as never)
        .selectAll()
        .execute(),
    ).toEqual(before);
  });

  test('of another client, or a file that is no picture, is not found', async () => {
    const theirs = await upload(stranger, other, await drawn(200, 'png'), 'logo.png');
    const id = await touchpoint('not-mine');
    expect((await tried(id, { logo: { fileId: theirs.body.fileId } })).status).toBe(404);
    const table = await house.app.files.put(all, {
      clientId: client.id,
      name: 'a.csv',
      stream: Readable.from([Buffer.from('a;b\n')]),
      maxBytes: 100,
      allow: ['csv'],
    });
    expect((await tried(id, { logo: { fileId: table.id } })).status).toBe(404);
  });
});

describe('codes are made anew [TP-10]', () => {
  test('with today’s base and the look of their configuration, and only those of the brand', async () => {
    const style = { ...PLAIN_STYLE, foreground: '#17352b' };
    await all
      .insertInto('touchpoints.configurations')
      .values({
        client_id: client.id,
        slug: 'labels',
        name: 'Labels',
        site_url: null,
        fallback_url: null,
        style: JSON.stringify(style),
      })
      .execute();
    const old = 'https://old.example/x?q';
    const plain = await touchpoint('refresh-1', { code_address: old });
    const labels = await touchpoint('refresh-2', {
      code_address: old,
      configuration_slug: 'labels',
    });
    const gs1 = await touchpoint('refresh-3', {
      code_address: old,
      sku: 'A1',
      gtin: '9506000134352',
      digital_link: true,
    });
    const deleted = await touchpoint('refresh-4', { code_address: old, deleted_at: new Date() });
    const ids = [plain, labels, gs1, deleted];
    const own = { brandId: other.brandId, which: { ids } };
    expect((await stranger.call(refreshQrCodeCall, { body: own })).body).toMatchObject({
      refreshed: 0,
    });
    const { body } = await visitor.call(refreshQrCodeCall, { body: { brandId, which: { ids } } });
    expect(body).toEqual({ refreshed: 3, jobId: null });
    const rows = await all
      .selectFrom('touchpoints.touchpoints')
      .select(['id', 'suffix', 'gtin', 'digital_link as digitalLink', 'code_address', 'code_style'])
      .where('id', 'in', ids)
      .orderBy('suffix')
      .execute();
    const context = { db: all, app: house.app };
    const brand = await house.app.ports.ask(findBrand, { clientId: client.id }, context);
    if (!brand) throw new Error('the brand is gone');
    for (const row of rows.slice(0, 3))
      expect(row.code_address).toBe(codeAddress(row, brand, house.app.config));
    expect(rows.map(({ code_address }) => code_address)).toEqual([
      'https://ma.example/refresh-1?q',
      'https://ma.example/refresh-2?q',
      'https://ma.example/01/09506000134352',
      old,
    ]);
    expect(rows[1]?.code_style).toEqual(style);
    expect(rows[0]?.code_style).toEqual(PLAIN_STYLE);
  });

  test('also all that fit a filter', async () => {
    await touchpoint('zebra-1', { description: 'zebra', code_address: 'https://old.example/1' });
    await touchpoint('zebra-2', { description: 'zebra', code_address: 'https://old.example/2' });
    const which = { filter: { q: 'zebra' } };
    const { body } = await visitor.call(refreshQrCodeCall, { body: { brandId, which } });
    expect(body).toEqual({ refreshed: 2, jobId: null });
  });

  test('but not those that were taken out of all that fit', async () => {
    const given = { description: 'heron', code_address: 'https://old.example/h' };
    const kept = await touchpoint('heron-1', given);
    const made = await touchpoint('heron-2', given);
    const which = { filter: { q: 'heron' }, except: [kept] };
    const { body } = await visitor.call(refreshQrCodeCall, { body: { brandId, which } });
    expect(body.refreshed).toBe(1);
    const rows = await all
      .selectFrom('touchpoints.touchpoints')
      .select(['id', 'code_address'])
      .where('id', 'in', [kept, made])
      .orderBy('suffix')
      .execute();
    expect(rows).toEqual([
      { id: kept, code_address: 'https://old.example/h' },
      { id: made, code_address: 'https://ma.example/heron-2?q' },
    ]);
  });
});

test.each([
  ['en', 'Proof sheet'],
  ['fr', 'Épreuve'],
  ['de', 'Probedruck'],
  ['no', 'Prøvetrykk'],
] as const)('a proof sheet speaks the reader’s language (%s) [TP-05]', async (locale, title) => {
  const id = await touchpoint(`proof-${locale}`);
  const reader = await visitorOf(client, locale);
  const { raw, headers } = await reader.call(getProofSheetCall, {
    params: { id },
    query: { brandId, sideMm: 25 },
  });
  expect(headers['content-type']).toBe('application/pdf');
  const pdf = raw.rawPayload.toString('latin1');
  const hex = Buffer.from(title, 'latin1').toString('hex');
  // Kerning cuts a line into pieces; joined they are what is read.
  const texts = [...pdf.matchAll(/\[(.*?)\] TJ/g)].map(([, parts = '']) =>
    [...parts.matchAll(/<([0-9a-f]+)>/g)].map(([, piece]) => piece).join(''),
  );
  expect(texts).toContain(hex);
  expect(texts.join('')).toContain(Buffer.from(`ma.example/proof-${locale}`).toString('hex'));
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});
