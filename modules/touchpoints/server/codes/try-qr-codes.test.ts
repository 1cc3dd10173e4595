import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { PLAIN_STYLE } from '#modules/touchpoints/contract/code-style.ts';
import { tryQrCodeCall, uploadLogoCall } from '#modules/touchpoints/contract/qr-codes.ts';
import type { TestClient } from '#platform/testing/people.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { Visitor } from '#platform/testing/visitor.ts';
import type { TouchpointsTables } from '../tables.ts';
import { brandWithCodes } from './testing/brand-with-codes.ts';
import { readCode } from './testing/read-code.ts';
import { renderedCode } from './testing/rendered-code.ts';

const suite = await testApp({ work: false });
const all = suite.app.database.acrossClients<TouchpointsTables>();
const { client, brandId, other, visitor, stranger, touchpoint } = await brandWithCodes(suite);

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

describe('a style is previewed [TP-05]', () => {
  test('and shown with the findings of the print guard', async () => {
    const id = await touchpoint('try-me');
    const { body } = await tried(id, { foreground: '#999999' }, { sideMm: 10 });
    expect(await readCode(await renderedCode('svg', Buffer.from(body.svg)))).toBe(body.address);
    const stops = body.findings.filter(({ verdict }) => verdict === 'stop');
    expect(stops.map(({ check }) => check)).toEqual(['contrast', 'module']);
    expect(body.moduleMm).toBeCloseTo(10 / (body.modules + 8));
  });

  test('and uses the current base URL only if the code would be recreated', async () => {
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
    expect(await readCode(await renderedCode('svg', Buffer.from(body.svg)))).toBe(body.address);
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
    'is uploaded as %s and shown in codes',
    async (kind) => {
      const { body, status } = await upload(
        visitor,
        client,
        await drawn(1_600, kind),
        `logo.${kind}`,
      );
      expect(status).toBe(200);
      const { file, stream } = await suite.app.files.open(all, {
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
      const picture = await renderedCode('svg', Buffer.from(look.body.svg));
      expect(await readCode(picture)).toBe(look.body.address);
    },
  );

  test('that is not a complete, valid picture is refused, and nothing is stored', async () => {
    const before = await all
      .selectFrom('platform.files' as never)
      .selectAll()
      .execute();
    const fake = (await drawn(200, 'png')).subarray(0, 60);
    for (const [content, name] of [
      ['<svg onload="x"/>', 'logo.png'],
      ['<svg/>', 'logo.svg'],
      [await drawn(200, 'png'), 'logo.webp'],
    ] as const) {
      const { problem } = await upload(visitor, client, content, name);
      expect(problem).toMatchObject({
        code: 'FILE_TYPE_NOT_ALLOWED',
        errors: [{ field: 'body.file' }],
      });
    }
    const broken = await upload(visitor, client, fake, 'logo.png');
    expect([broken.status, broken.problem.code]).toEqual([422, 'PICTURE_BROKEN']);
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
    const table = await suite.app.files.put(all, {
      clientId: client.id,
      name: 'a.csv',
      stream: Readable.from([Buffer.from('a;b\n')]),
      maxBytes: 100,
      allow: ['csv'],
    });
    expect((await tried(id, { logo: { fileId: table.id } })).status).toBe(404);
  });
});
