import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { builtPage } from './testing/built-page.ts';

const suite = await testApp();
const { app } = suite;
const VISIT = '0199f3c4-8d2e-7c31-9a55-1f2e3d4c5b6a';

test.each(['nothing-here', '%00', '..%2f', `${'a'.repeat(300)}`])(
  'an unknown page is a friendly one: %s',
  async (suffix) => {
    const brand = await builtPage(suite, { name: 'Maison Aubrac' });
    const answer = await brand.open(suffix, { 'accept-language': 'en' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Page not found');
    expect(answer.body).toContain('Maison Aubrac');
  },
);

test('a deleted touchpoint has no page, and one of an archived brand says that it is closed [BEY-07]', async () => {
  const brand = await builtPage(suite);
  const all = app.database.acrossClients();
  const set = (table: string, column: string, id: string) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = now() where id = ${id}`.execute(all);
  await set('touchpoints.touchpoints', 'deleted_at', brand.id);
  expect((await brand.open('cocotte-26')).statusCode).toBe(404);
  const other = await builtPage(suite);
  await set('directory.clients', 'archived_at', other.client.id);
  const closed = await other.open('cocotte-26?lang=de');
  expect(closed.statusCode).toBe(410);
  expect(closed.body).toContain('sind geschlossen');
  expect((await suite.server.inject({ url: '/p/nobody/x' })).statusCode).toBe(404);
});

test('before its start and after its end the page says so and shows nothing of the product [TP-06]', async () => {
  const brand = await builtPage(suite, { name: 'Maison Aubrac' });
  const set = (column: string, interval: string) =>
    sql`update touchpoints.touchpoints set ${sql.ref(column)} = now() + ${interval}::interval
      where id = ${brand.id}`.execute(app.database.acrossClients());
  await sql`update touchpoints.landing_pages set image_file_id = ${VISIT}
    where touchpoint_id = ${brand.id}`.execute(app.database.acrossClients());
  for (const [column, interval, status, expectedText] of [
    ['starts_at', '400 days', 200, 'This page opens on'],
    ['starts_at', '-9 days', 200, 'Cocotte ronde'],
    ['ends_at', '-1 day', 410, 'has not been available since'],
  ] as const) {
    await set(column, interval);
    const answer = await brand.open('cocotte-26?lang=en');
    expect([column, interval, answer.statusCode]).toEqual([column, interval, status]);
    const open = expectedText === 'Cocotte ronde';
    expect(answer.body.includes('Cocotte ronde')).toBe(open);
    expect(answer.body.includes('<meta name="robots" content="noindex">')).toBe(!open);
    if (!open) {
      expect(answer.body).toContain(expectedText);
      expect((await brand.open('cocotte-26/picture')).statusCode).toBe(404);
    }
  }
});
