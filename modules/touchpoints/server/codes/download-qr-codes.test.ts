import { describe, expect, test } from 'vitest';
import { PLAIN_STYLE } from '#modules/touchpoints/contract/code-style.ts';
import { getProofSheetCall, getQrCodeCall } from '#modules/touchpoints/contract/qr-codes.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { TouchpointsTables } from '../tables.ts';
import { brandWithCodes } from './testing/brand-with-codes.ts';
import { readCode } from './testing/read-code.ts';
import { renderedCode } from './testing/rendered-code.ts';

const suite = await testApp({ work: false });
const all = suite.app.database.acrossClients<TouchpointsTables>();
const { client, brandId, other, visitor, visitorOf, stranger, touchpoint } =
  await brandWithCodes(suite);

describe('a code is downloaded [TP-05]', () => {
  test.each(['png', 'svg', 'pdf', 'eps'] as const)('as %s under a good name', async (format) => {
    const id = await touchpoint(`cocotte-${format}`);
    const { raw, headers, status } = await visitor.call(getQrCodeCall, {
      params: { id },
      query: { brandId, format, size: 500, use: 'print' },
    });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain(`"ma-example_cocotte-${format}.${format}"`);
    expect(await readCode(await renderedCode(format, raw.rawPayload))).toBe(
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
    const download = (suffix: string) =>
      visitor.call(getQrCodeCall, { params: { id }, query: { brandId, format: 'png', suffix } });
    const { raw, headers } = await download('POSTER');
    expect(await readCode(raw.rawPayload)).toBe('https://ma.example/Poster?q');
    expect(headers['content-disposition']).toContain('"ma-example_Poster.png"');
    expect((await download('nobody-has-it')).status).toBe(404);
  });

  test('for print it is refused while the print guard blocks it; for screens it is returned', async () => {
    const style = { ...PLAIN_STYLE, foreground: '#cccccc', quietZone: 1 };
    const id = await touchpoint('pale', { code_style: JSON.stringify(style) });
    const download = (use: 'print' | 'screen') =>
      visitor.call(getQrCodeCall, { params: { id }, query: { brandId, use } });
    const { status, problem } = await download('print');
    expect(status).toBe(422);
    expect(problem).toMatchObject({
      code: 'PRINT_HELD_BACK',
      params: { checks: 'contrast, quietZone' },
    });
    expect((await download('screen')).status).toBe(200);
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

test.each([
  ['en', 'Proof sheet'],
  ['fr', 'Épreuve'],
  ['de', 'Probedruck'],
  ['no', 'Prøvetrykk'],
] as const)('a proof sheet is in the reader’s language (%s) [TP-05]', async (locale, title) => {
  const id = await touchpoint(`proof-${locale}`);
  const reader = await visitorOf(client, locale);
  const { raw, headers } = await reader.call(getProofSheetCall, {
    params: { id },
    query: { brandId, sideMm: 25 },
  });
  expect(headers['content-type']).toBe('application/pdf');
  const pdf = raw.rawPayload.toString('latin1');
  const hex = Buffer.from(title, 'latin1').toString('hex');
  // Kerning splits a line into pieces; joined, they are the visible text.
  const texts = [...pdf.matchAll(/\[(.*?)\] TJ/g)].map(([, parts = '']) =>
    [...parts.matchAll(/<([0-9a-f]+)>/g)].map(([, piece]) => piece).join(''),
  );
  expect(texts).toContain(hex);
  expect(texts.join('')).toContain(Buffer.from(`ma.example/proof-${locale}`).toString('hex'));
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});
