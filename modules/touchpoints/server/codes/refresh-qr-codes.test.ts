import { describe, expect, test } from 'vitest';
import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import { PLAIN_STYLE } from '#modules/touchpoints/contract/code-style.ts';
import { refreshQrCodeCall } from '#modules/touchpoints/contract/qr-codes.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { codeAddress } from '../short-url.ts';
import type { TouchpointsTables } from '../tables.ts';
import { brandWithCodes } from './testing/brand-with-codes.ts';

const suite = await testApp({ work: false });
const all = suite.app.database.acrossClients<TouchpointsTables>();
const { client, brandId, other, visitor, stranger, touchpoint } = await brandWithCodes(suite);

describe('codes are recreated [TP-10]', () => {
  test('with the current base URL and the style of their configuration, and only those of the brand', async () => {
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
    const context = { db: all, app: suite.app };
    const brand = await suite.app.ports.call(findBrand, { clientId: client.id }, context);
    if (!brand) throw new Error('the brand is gone');
    for (const row of rows.slice(0, 3))
      expect(row.code_address).toBe(codeAddress(row, brand, suite.app.config));
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
    await touchpoint('horse-1', { description: 'horse' });
    const which = { filter: { q: 'zebra' } };
    const { body } = await visitor.call(refreshQrCodeCall, { body: { brandId, which } });
    expect(body).toEqual({ refreshed: 2, jobId: null });
  });

  test('but not those that were taken out of all that fit', async () => {
    const given = { description: 'heron', code_address: 'https://old.example/h' };
    const excludedId = await touchpoint('heron-1', given);
    const made = await touchpoint('heron-2', given);
    const which = { filter: { q: 'heron' }, except: [excludedId] };
    const { body } = await visitor.call(refreshQrCodeCall, { body: { brandId, which } });
    expect(body.refreshed).toBe(1);
    const rows = await all
      .selectFrom('touchpoints.touchpoints')
      .select(['id', 'code_address'])
      .where('id', 'in', [excludedId, made])
      .orderBy('suffix')
      .execute();
    expect(rows).toEqual([
      { id: excludedId, code_address: 'https://old.example/h' },
      { id: made, code_address: 'https://ma.example/heron-2?q' },
    ]);
  });
});
