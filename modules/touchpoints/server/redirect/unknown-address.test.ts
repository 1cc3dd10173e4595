import { describe, expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { madeTouchpoint } from '../testing/made-touchpoint.ts';
import { getVisitJournal } from '../visits/visit-journal.ts';
import { followedBrand } from './testing/followed-brand.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const { brand, db, follow } = await followedBrand(suite);

describe('the page for an unknown address', () => {
  test.each([
    ['en', 'Page not found', 'en'],
    ['fr-CA', 'Page introuvable', 'fr'],
    ['es', 'Página no encontrada', 'es'],
    ['it', 'Pagina non trovata', 'it'],
    ['de-AT', 'Seite nicht gefunden', 'de'],
    ['nb', 'Fant ikke siden', 'nb'],
  ])('is shown in %s', async (language, sentence, lang) => {
    const answer = await follow('/stopejernsgryte-26', { 'accept-language': language });
    expect(answer.status).toBe(404);
    expect(answer.raw.body).toContain(sentence);
    expect(answer.raw.body).toContain(`<html lang="${lang}">`);
    expect(answer.raw.body).toContain(`<b>${brand.host}/stopejernsgryte-26</b>`);
  });

  test('can be read in another language, has the brand’s name and colour and no script', async () => {
    const { raw, headers } = await follow('/stopejernsgryte-26?lang=it', {
      'accept-language': 'fr',
    });
    expect(raw.body).toContain('Pagina non trovata');
    expect(raw.body).toContain('Maison Aubrac');
    expect(raw.body).not.toMatch(/<script|<style|style=/);
    expect(headers['content-security-policy']).toContain(
      "default-src 'none'; style-src 'self'; font-src 'self';",
    );
    const style = /href="(\/assets\/[^"]+\.css)"/.exec(raw.body)?.[1] ?? '';
    const sheet = await follow(style);
    expect(sheet.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(sheet.raw.body).toContain('--brand: #123d87');
    const [, type = ''] = /url\("(inter-[0-9a-f]{12}\.woff2)"\)/.exec(sheet.raw.body) ?? [];
    expect(raw.body).toContain(`<link rel="preload" href="/assets/${type}"`);
    expect((await follow(`/assets/${type}`)).headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await follow(`/assets/inter-${'0'.repeat(12)}.woff2`)).status).toBe(404);
    // A version that this process does not have, before or after a release, is not cached under its name.
    const other = await follow(
      style.replace(/friendly-[0-9a-f]{12}/, `friendly-${'0'.repeat(12)}`),
    );
    expect([other.status, other.headers['cache-control']]).toEqual([200, 'private, no-store']);
  });

  test('reports the tried suffix to the brand, unless a robot tried it', async () => {
    await follow('/Misprinted');
    await follow('/misprinted');
    await follow('/by-robot', { 'user-agent': 'Googlebot/2.1' });
    await follow('/wp-login.php');
    await getVisitJournal({ app }).settle();
    const dead = await db
      .selectFrom('touchpoints.dead_codes')
      .select(['suffix_key', 'visits'])
      .where('suffix_key', 'in', ['misprinted', 'by-robot', 'wp-login.php'])
      .execute();
    expect(dead).toEqual([{ suffix_key: 'misprinted', visits: 2 }]);
    await madeTouchpoint(app, brand, { suffix: 'Misprinted' });
    await expect.poll(async () => (await follow('/misprinted')).status).toBe(302);
  });
});
